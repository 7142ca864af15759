/** What a start with a demo sets by itself, and what it prints. */
import { randomBytes } from 'node:crypto';
import type { Session } from '#schemas/admin.ts';
import { PEOPLE } from './people.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A database of its own, and a password that can be printed at every start: only its hash is stored. What is set holds. */
export function demoEnvironment(environment: Environment): Environment {
  return {
    ...environment,
    DATABASE_URL: environment['DATABASE_URL']?.trim() || 'sqlite:data/demo.db',
    ADMIN_PASSWORD: environment['ADMIN_PASSWORD']?.trim() || randomBytes(9).toString('base64url'),
  };
}

export interface DemoSignIn {
  readonly username: string;
  /** Null where the environment gave it: whoever reads this knows it. */
  readonly password: string | null;
  /** Whether the password is told elsewhere, and not here. */
  readonly aside?: boolean;
}

/** @param url where Vigie can be opened */
export function demoMessage(url: string, { name, code }: Session, { username, password, aside = false }: DemoSignIn): string {
  const lines = [
    [
      'Console',
      `${url}/admin`,
      password === null ? `${username}, with ADMIN_PASSWORD` : aside ? `${username}, see below` : `${username} / ${password}`,
    ],
    ['Play along', url, `any e-mail address, code ${code}`],
  ];
  const width = `${url}/admin`.length;
  return [
    `This is a demo: ${PEOPLE.length} simulated players play “${name}”. “Remove the demo” in the console ends it.`,
    ...lines.map(([what = '', where = '', how = '']) => `  ${what.padEnd(10)}  ${where.padEnd(width)}  ${how}`),
  ].join('\n');
}
