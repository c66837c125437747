import { spawn } from 'node:child_process';
import { countTests, type Counted } from './count-tests.ts';
import { NX, ROOT } from './run.ts';

/** A finished task of Nx, such as `@skein/blocks:test`. */
export interface Task extends Counted {
  /** Id in the form `project:target`. */
  readonly id: string;
  readonly ok: boolean;
  /** Whether Nx reused the result of an earlier run. */
  readonly cached: boolean;
  /** The output of the task, without colors. */
  readonly output: string;
}

export interface NxRun {
  readonly ok: boolean;
  readonly tasks: readonly Task[];
  /** The last message of Nx: which tasks failed, or why Nx could not start. */
  readonly closing: string;
}

const COLORS = /\u001b\[[0-9;]*m/g;
/** Matches the heading of a task. The second group is set if Nx reused an earlier result of the task. */
const TASK = /^> nx run (\S+)(.* {2}\[[^\]]*(?:cache|existing)[^\]]*\])?/;
const NX_SAYS = /^ NX {3}/;
const FAILED = /^ *- (\S+:\S+)$/;

/**
 * Splits the output of Nx (output style `static`) into tasks. Only Nx's last message names the failed tasks.
 * @param onEnd receives each task when its output is complete
 */
export function readTasks(onEnd: (task: Omit<Task, 'ok'>) => void) {
  let current: { readonly id: string; readonly cached: boolean } | undefined;
  let lines: string[] = [];
  function close(): void {
    const output = lines.join('\n').trim();
    if (current) onEnd({ ...current, output, ...countTests(output) });
    lines = [];
  }
  return {
    line(raw: string): void {
      const line = raw.replaceAll(COLORS, '');
      const [, named, kept] = TASK.exec(line) ?? [];
      if (named === undefined) return void lines.push(line);
      close();
      // Nx quotes a target that contains a colon: `@skein/site-e2e:"e2e:forms"`.
      current = { id: named.replaceAll('"', ''), cached: kept !== undefined };
    },
    /** Returns Nx's last message, and the ids of the failed tasks in it. */
    end() {
      const at = lines.findLastIndex((line) => NX_SAYS.test(line));
      const closing = at < 0 ? (current ? [] : lines) : lines.slice(at);
      lines = at < 0 && !current ? [] : lines.slice(0, at < 0 ? undefined : at);
      close();
      const failed = closing.flatMap((line) => FAILED.exec(line)?.[1]?.replaceAll('"', '') ?? []);
      return { closing: closing.join('\n').trim(), failed: new Set(failed) };
    },
  };
}

/**
 * Runs tasks with Nx. Starts no Nx daemon, so no process remains after the command.
 * @param args arguments of Nx, such as `run-many -t lint`
 * @param onEnd receives each task when the task ends
 */
export function runTasks(
  args: readonly string[],
  { env = {}, onEnd }: { env?: NodeJS.ProcessEnv; onEnd?: (task: Omit<Task, 'ok'>) => void } = {},
): Promise<NxRun> {
  return new Promise((done) => {
    const child = spawn(process.execPath, [NX, ...args, '--outputStyle=static'], {
      cwd: ROOT,
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const ended: Omit<Task, 'ok'>[] = [];
    const reader = readTasks((task) => {
      ended.push(task);
      onEnd?.(task);
    });
    for (const stream of [child.stdout, child.stderr]) {
      let begun = '';
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        const lines = (begun + chunk).split('\n');
        begun = lines.pop() ?? '';
        for (const line of lines) reader.line(line);
      });
      stream.on('end', () => reader.line(begun));
    }
    child.on('error', (error) => reader.line(error.message));
    child.on('close', (code) => {
      const { closing, failed } = reader.end();
      done({ ok: code === 0, tasks: ended.map((task) => ({ ...task, ok: !failed.has(task.id) })), closing });
    });
  });
}
