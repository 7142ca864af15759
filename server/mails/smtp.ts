/** SMTP client: one connection per mail, and the outcome of the mail. */
import type SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailConfig } from '../mail-config.ts';

export interface OutgoingMail {
  /** Identifier, the same for each try, so that a mail server can recognise a repeated mail. */
  readonly id: string;
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  /** Attached calendar entry (iCalendar); null without one. */
  readonly calendar: string | null;
  /** Milliseconds since 1970. */
  readonly date: number;
}

/**
 * `later`: refused for now (4yz), the same mail may be tried again. `unreachable`: there was no connection, and nothing was handed over.
 * `sign-in`: the server refuses the user or the password. `uncertain`: the connection ended after the mail was begun.
 */
export type Outcome =
  | { readonly state: 'sent' }
  | { readonly state: 'refused' | 'later' | 'unreachable' | 'sign-in' | 'uncertain'; readonly reason: string };

export interface Smtp {
  /** Never rejects. */
  send(mail: OutgoingMail): Promise<Outcome>;
  /** Connects and signs in. @returns null on success, else the error */
  check(): Promise<string | null>;
}

// The library is loaded with the first mail: most installations send none, and a start should not wait for it.

/** Idle timeout, and timeout of a whole mail, in milliseconds: well below the lease of the queue. */
const IDLE_TIMEOUT_MS = 30_000;
const TIMEOUT_MS = 120_000;
const MAX_REASON = 300;

export function createSmtp({ host, port, tls, login, from }: MailConfig): Smtp {
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);

  /** Connects, and signs in if that is configured. @throws the library's errors */
  async function connect(connection: SMTPConnection, failed: Promise<never>): Promise<void> {
    await Promise.race([settled((done) => connection.connect(done)), failed]);
    if (login === null) return;
    const credentials = { user: login.user, pass: login.password };
    await Promise.race([settled((done) => connection.login({ credentials }, done)), failed]);
  }

  async function withConnection<T>(work: (connection: SMTPConnection, failed: Promise<never>) => Promise<T>): Promise<T> {
    const { default: Connection } = await import('nodemailer/lib/smtp-connection');
    const connection = new Connection({
      host,
      port,
      secure: tls === 'implicit',
      requireTLS: tls === 'starttls',
      ignoreTLS: tls === 'none',
      connectionTimeout: IDLE_TIMEOUT_MS,
      greetingTimeout: IDLE_TIMEOUT_MS,
      socketTimeout: IDLE_TIMEOUT_MS,
    });
    let late: ReturnType<typeof setTimeout> | undefined;
    const failed = new Promise<never>((_resolve, reject) => {
      // The listener stays for the lifetime of the connection: an error without a listener would end the process.
      connection.on('error', reject);
      late = setTimeout(() => reject(new Error('no end in time')), TIMEOUT_MS);
    });
    // After the last step nobody awaits `failed`: without this handler a late rejection would end the process.
    failed.catch(() => undefined);
    try {
      return await work(connection, failed);
    } finally {
      clearTimeout(late);
      connection.close();
    }
  }

  return {
    async send(mail) {
      let begun = false;
      try {
        const { default: MailComposer } = await import('nodemailer/lib/mail-composer');
        const message = new MailComposer({
          from: { name: from.name ?? '', address: from.address },
          to: { name: '', address: mail.to },
          replyTo: { name: '', address: mail.replyTo },
          subject: mail.subject,
          text: mail.text,
          date: new Date(mail.date),
          messageId: `<${mail.id}@${domain}>`,
          // Prevents automatic replies (RFC 3834).
          headers: { 'Auto-Submitted': 'auto-generated' },
          attachments: mail.calendar === null ? [] : [calendarAttachment(mail.calendar)],
          disableFileAccess: true,
          disableUrlAccess: true,
        }).compile();
        const bytes = await message.build();
        await withConnection(async (connection, failed) => {
          await connect(connection, failed);
          begun = true;
          await Promise.race([settled((done) => connection.send(message.getEnvelope(), bytes, done)), failed]);
        });
        return { state: 'sent' };
      } catch (error) {
        return outcomeOf(error, begun);
      }
    },
    async check() {
      try {
        await withConnection(connect);
        return null;
      } catch (error) {
        return reasonOf(error);
      }
    },
  };
}

const calendarAttachment = (content: string) => ({
  filename: 'atelier.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

/** Promisifies a callback of the library. */
function settled(call: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => call((error) => (error ? reject(error) : resolve())));
}

/** Classifies an SMTP failure. @param begun whether the server was already told the recipient */
function outcomeOf(error: unknown, begun: boolean): Outcome {
  const reason = reasonOf(error);
  const reply = field(error, 'responseCode');
  if (typeof reply !== 'number') {
    if (!begun) return { state: 'unreachable', reason };
    // The library refuses invalid addresses before it sends anything to the server.
    return { state: field(error, 'command') === 'API' ? 'refused' : 'uncertain', reason };
  }
  if (!begun) return { state: field(error, 'code') === 'EAUTH' && reply >= 500 ? 'sign-in' : 'unreachable', reason };
  return { state: reply < 500 ? 'later' : 'refused', reason };
}

/** A field that the library adds to its errors. */
function field(error: unknown, name: string): unknown {
  return error instanceof Error ? Object.getOwnPropertyDescriptor(error, name)?.value : undefined;
}

/** The server's reply, else the error's message: one line without control characters. */
function reasonOf(error: unknown): string {
  const reply = field(error, 'response');
  const text = typeof reply === 'string' ? reply : error instanceof Error ? error.message : String(error);
  return [...text.replace(/[\p{C}\s]+/gu, ' ').trim()].slice(0, MAX_REASON).join('');
}
