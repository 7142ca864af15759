/**
 * A driver: a process of its own that plays or watches, so that its processor time is counted apart from the server's. It is told what it
 * is by one line of JSON, answers `READY`, and then answers each further line with one line.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const READY = '"ready"';

export interface Driver<Order, Report> {
  /** One order at a time. Rejects when the driver ends before it answers. */
  order(what: Order): Promise<Report>;
  end(): Promise<void>;
}

/** @param file of this folder @param setting what the process reads first */
export async function startDriver<Order, Report>(file: string, setting: unknown): Promise<Driver<Order, Report>> {
  const child = spawn(process.execPath, ['--import', 'tsx', fileURLToPath(new URL(file, import.meta.url))], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  void ended.then(() => process.off('exit', kill));
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const ask = async (what: unknown): Promise<string> => {
    child.stdin.write(`${JSON.stringify(what)}\n`);
    const { value, done } = await lines.next();
    if (done === true) throw new Error(`${file} ended with code ${await ended}`);
    return value;
  };
  const answer = await ask(setting);
  if (answer !== READY) throw new Error(`${file}: ${answer}`);
  return {
    order: async (what) => JSON.parse(await ask(what)),
    async end() {
      child.stdin.end();
      await ended;
    },
  };
}
