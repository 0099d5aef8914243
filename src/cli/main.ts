#!/usr/bin/env node
// The command `heist`: hands the process to run().
import { once } from 'node:events';
import { exit, type Io } from './command.js';
import { colorsFor } from './output/colors.js';
import { run } from './run.js';

const { argv, env, stdin, stdout, stderr } = process;

/** Colours are for people: on a terminal, unless they say otherwise (no-color.org, force-color.org). */
const colourful = env['NO_COLOR']
  ? false
  : env['FORCE_COLOR']
    ? env['FORCE_COLOR'] !== '0'
    : stdout.isTTY && env['TERM'] !== 'dumb';

// `heist games | head` closes the pipe early: that is not an error of ours.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const io: Io = {
  out: (text) => stdout.write(text),
  err: (text) => stderr.write(text),
  colors: colorsFor(colourful),
  columns: stdout.columns || 100,
  input: stdin,
  terminal: stdin.isTTY && stdout.isTTY ? stdout : null,
  interrupted: () => once(process, 'SIGINT'),
};

try {
  process.exitCode = await run(argv.slice(2), io);
} catch (error) {
  // Whatever a user can do wrong has been answered: this is a bug, and 1 would look like a verdict.
  io.err(
    `heist: internal error in heist, please report it\n${error instanceof Error ? (error.stack ?? '') : String(error)}\n`,
  );
  process.exitCode = exit.wrong;
}
