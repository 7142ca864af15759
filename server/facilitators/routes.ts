/** Sign-in to the console (specification, section 7). */
import { AdminLoginSchema } from '#schemas/admin.ts';
import { TokenSchema } from '#schemas/players.ts';
import { ServerError } from '../errors.ts';
import { createFailureLimit } from '../failure-limit.ts';
import { emptyBody, failures, type Server } from '../http/server.ts';
import type { Services } from '../services.ts';
import { audit } from './audit-log.ts';
import { passwordMatches } from './passwords.ts';

/** Registers `POST /login`. Ten failures of one account close it for up to five minutes. */
export function facilitatorRoutes(server: Server, { tokens, database, clock }: Services): void {
  const limit = createFailureLimit(clock, {
    failures: 10,
    window: 5 * 60_000,
    message: 'Too many failed sign-ins. Try again later.',
  });

  // A password is hashed for an unknown username too, so that the time does not tell which of the two is wrong.
  const verify = async (username: string, password: string) => {
    const account = await database.query
      .selectFrom('facilitators')
      .select('password')
      .where('username', '=', username)
      .executeTakeFirst();
    return passwordMatches(password, account?.password);
  };

  server.post(
    '/login',
    { preValidation: emptyBody, schema: { body: AdminLoginSchema, response: { 200: TokenSchema, ...failures } } },
    async ({ body }) => {
      const { username, password } = body;
      limit.check(username);
      // Counted before the password is looked at: requests in parallel would all be tried otherwise.
      limit.failed(username);
      if (!(await verify(username, password))) throw new ServerError(401, 'wrong-credentials', 'Invalid username or password.');
      limit.succeeded(username);
      return database.query.transaction().execute(async (transaction) => {
        await audit(transaction, clock, { actor: username, action: 'signed-in', subject: null });
        return { token: await tokens.issue(transaction, { kind: 'admin', username }) };
      });
    },
  );
}
