// libedit's interface for Swift: el_set, el_get and history are variadic, and stdin, stdout and stderr
// are mutable globals. Swift 6 can use none of these, so each use has a static inline wrapper here.
// No logic: what is decided about editing is decided in Shell/TerminalLines.swift.
#pragma once
#include <histedit.h>
#include <stdio.h>

// MARK: a line editor on the standard streams

static inline EditLine *selfsame_el_init(const char *program) {
  return el_init(program, stdin, stdout, stderr);
}

// MARK: what the editor calls

static inline int selfsame_el_set_prompt(EditLine *editor, char *(*prompt)(EditLine *), char escape) {
  return el_set(editor, EL_PROMPT_ESC, prompt, escape);
}
static inline int selfsame_el_set_reader(EditLine *editor, int (*reader)(EditLine *, wchar_t *)) {
  return el_wset(editor, EL_GETCFN, reader);
}
static inline int selfsame_el_add_function(
    EditLine *editor, const char *name, const char *help,
    unsigned char (*function)(EditLine *, int)) {
  return el_set(editor, EL_ADDFN, name, help, function);
}
static inline int selfsame_el_bind(EditLine *editor, const char *keys, const char *name) {
  return el_set(editor, EL_BIND, keys, name, NULL);
}

// MARK: settings

static inline int selfsame_el_set_client(EditLine *editor, void *client) {
  return el_set(editor, EL_CLIENTDATA, client);
}
static inline void *selfsame_el_client(EditLine *editor) {
  void *client = NULL;
  return el_get(editor, EL_CLIENTDATA, &client) == 0 ? client : NULL;
}
static inline int selfsame_el_set_emacs(EditLine *editor) {
  return el_set(editor, EL_EDITOR, "emacs");
}
static inline int selfsame_el_set_signal(EditLine *editor, int on) {
  return el_set(editor, EL_SIGNAL, on);
}
static inline int selfsame_el_prepare_terminal(EditLine *editor, int on) {
  return el_set(editor, EL_PREP_TERM, on);
}
static inline int selfsame_el_refresh(EditLine *editor) { return el_set(editor, EL_REFRESH); }

// MARK: history

static inline int selfsame_el_set_history(EditLine *editor, History *list) {
  return el_set(editor, EL_HIST, history, list);
}
static inline int selfsame_history_set_size(History *list, int size) {
  HistEvent event;
  return history(list, &event, H_SETSIZE, size);
}
static inline int selfsame_history_set_unique(History *list, int on) {
  HistEvent event;
  return history(list, &event, H_SETUNIQUE, on);
}
static inline int selfsame_history_enter(History *list, const char *line) {
  HistEvent event;
  return history(list, &event, H_ENTER, line);
}

// MARK: the window

#include <sys/ioctl.h>
// ioctl is variadic, too. 0 where the descriptor is no terminal.
static inline int selfsame_lines(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_row : 0;
}
static inline int selfsame_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}
// libedit keeps a cell for each place of the screen, and asks for its size by itself: a screen of 65535 by 65535, which
// no person has, would be 34 GB. So before it starts the terminal is told what is taken of it, and later
// libedit is told the size, and asks a file that has none.
static inline void selfsame_bound_screen(int descriptor, int lines, int columns) {
  struct winsize size;
  if (ioctl(descriptor, TIOCGWINSZ, &size) != 0) return;
  if (size.ws_row <= lines && size.ws_col <= columns) return;
  if (size.ws_row > lines) size.ws_row = lines;
  if (size.ws_col > columns) size.ws_col = columns;
  ioctl(descriptor, TIOCSWINSZ, &size);
}
static inline int selfsame_el_set_capability(EditLine *editor, const char *name, const char *value) {
  return el_set(editor, EL_SETTC, name, value, NULL);
}
static inline int selfsame_el_set_input(EditLine *editor, FILE *input) {
  return el_set(editor, EL_SETFP, 0, input);
}
static inline int selfsame_el_set_standard_input(EditLine *editor) {
  return selfsame_el_set_input(editor, stdin);
}
