/** Environment and messages of a start with a demo. */
import { randomBytes } from 'node:crypto';
import type { Session } from '#schemas/admin.ts';
import { PEOPLE, VISITORS } from './people.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Defaults for a demo: a separate database, and a new password at each start, as a stored password could not be printed (only hashes are
 * stored). Variables that are set take precedence.
 */
export function demoEnvironment(environment: Environment): Environment {
  return {
    ...environment,
    DATABASE_URL: environment['DATABASE_URL']?.trim() || 'sqlite:data/demo.db',
    ADMIN_PASSWORD: environment['ADMIN_PASSWORD']?.trim() || randomBytes(9).toString('base64url'),
  };
}

interface DemoSignIn {
  readonly username: string;
  /** The password to print; null if it comes from the environment, as the reader then knows it. */
  readonly password: string | null;
  /** Whether the password is shown elsewhere, and left out here. */
  readonly aside?: boolean;
}

/** @param url address of Vigie */
export function demoMessage(url: string, { name, code }: Session, { username, password, aside = false }: DemoSignIn): string {
  const lines = [
    [
      'Console',
      `${url}/admin`,
      password === null ? `${username}, with ADMIN_PASSWORD` : aside ? `${username}, see below` : `${username} / ${password}`,
    ],
    ['Play along', url, `any e-mail that ends in ${VISITORS}, code ${code}`],
  ];
  const width = `${url}/admin`.length;
  return [
    `This is a demo: ${PEOPLE.length} simulated players play “${name}”. “Remove the demo” in the console ends it.`,
    ...lines.map(([what = '', where = '', how = '']) => `  ${what.padEnd(10)}  ${where.padEnd(width)}  ${how}`),
  ].join('\n');
}
