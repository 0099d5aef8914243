// How stages run the programs that they are made of.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../setup.mjs';

/** Thrown by a stage that did not hold. The message may be empty when a tool has already printed the reason. */
export class StageFailed extends Error {}

/** @param {string} path */
export function bin(path) {
  return join(root, 'node_modules', path);
}

/**
 * @param {string[]} args
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 */
export function runNode(args, options = {}) {
  return spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8', ...options });
}

/**
 * Runs a development tool with its output shown as it comes.
 * @param {string} path
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function tool(path, args, env = {}) {
  const run = runNode([bin(path), ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  if (run.status !== 0) throw new StageFailed(run.error?.message ?? '');
}

/**
 * Runs one of our own scripts.
 * @param {string} path
 */
export function script(path) {
  tool(join('..', path), []);
}

/**
 * Output that matters only when something is wrong: shown then, returned otherwise.
 * @param {string} what
 * @param {ReturnType<typeof runNode>} run
 */
export function must(what, run) {
  if (run.status !== 0) throw new StageFailed(`${run.stdout}${run.stderr}${run.error?.message ?? ''}\n${what} failed.`);
  return String(run.stdout);
}
