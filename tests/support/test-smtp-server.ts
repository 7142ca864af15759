/** A mail server on this machine that keeps the mails it accepts, and refuses those that a test tells it to. */
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

interface ReceivedMail {
  readonly to: string;
  /** The mail as received, headers and body. */
  readonly raw: string;
}

/** A status code to refuse with. `hang-up`: accepts the mail, and closes the connection without a reply. */
export type Reaction = number | 'hang-up';

export interface TestSmtpServer {
  /** Value of SMTP_URL. */
  readonly url: string;
  readonly received: readonly ReceivedMail[];
  /** Number of connections so far. */
  readonly connections: () => number;
  /** Sets the reaction to mails from now on, by recipient; undefined accepts a mail. */
  react(to: (address: string) => Reaction | undefined): void;
  close(): Promise<void>;
}

const error = (responseCode: number) => Object.assign(new Error('no such mailbox'), { responseCode });

/** Starts the server. @param login the only user and password that may connect; by default nobody needs to log in */
export async function startTestSmtpServer(login?: { readonly user: string; readonly password: string }): Promise<TestSmtpServer> {
  const received: ReceivedMail[] = [];
  let connections = 0;
  let reactTo: (address: string) => Reaction | undefined = () => undefined;
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: login === undefined,
    allowInsecureAuth: true,
    disableReverseLookup: true,
    onConnect(_session, done) {
      connections += 1;
      done();
    },
    onAuth({ username, password }, _session, done) {
      if (username === login?.user && password === login?.password) done(null, { user: username });
      else done(null, { message: 'wrong password', responseCode: 535 });
    },
    onRcptTo({ address }, _session, done) {
      const reaction = reactTo(address);
      done(typeof reaction === 'number' ? error(reaction) : null);
    },
    onData(stream, { envelope }, done) {
      text(stream).then((raw) => {
        const to = envelope.rcptTo.map(({ address }) => address).join();
        received.push({ to, raw });
        if (reactTo(to) === 'hang-up') for (const connection of server.connections) connection.close();
        else done();
      }, done);
    },
  });
  // A client that closes the connection first must not fail the test.
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await new Promise<void>((resolve) => listening.once('listening', resolve));
  const address = listening.address();
  if (typeof address !== 'object' || address === null) throw new Error('the mail server has no port');
  const credentials = login ? `${login.user}:${encodeURIComponent(login.password)}@` : '';
  return {
    url: `smtp://${credentials}127.0.0.1:${address.port}`,
    received,
    connections: () => connections,
    react(to) {
      reactTo = to;
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
