/** Defines calls of the stand-in server by the real schemas, which requests and replies must match. */
import type { Static, TSchema } from 'typebox';
import { Check, Errors } from 'typebox/value';
import { type ErrorReply, ErrorSchema } from '#schemas/error.ts';
import type { StandInData } from './stand-in-data.ts';

/** A request; `id` is the parameter in its address. */
export interface Incoming {
  readonly data: StandInData;
  readonly id: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
}

/** A reply, and the ways in which the request or the reply violates the schemas. */
interface Outcome {
  readonly reply: Response;
  readonly mistakes: readonly string[];
}

export interface StandInCall {
  readonly method: string;
  /** Path of the route as the server defines it: `/admin/sessions/:id`. */
  readonly path: string;
  readonly handle: (incoming: Incoming) => Outcome;
}

/** A call that reads. @param answer returns null if there is no such resource: the reply is 404 */
export function get<Reply extends TSchema>(
  path: string,
  schema: Reply,
  answer: (incoming: Incoming) => Static<Reply> | null,
  headers: (incoming: Incoming) => Record<string, string> = () => ({}),
): StandInCall {
  const handle = (incoming: Incoming) => checked(schema, answer(incoming), { headers: headers(incoming) });
  return { method: 'GET', path, handle };
}

/** A call with a body. @param answer returns the reply, a refusal, or null for 404 */
export function send<Body extends TSchema, Reply extends TSchema>(
  [method, path]: readonly [method: string, path: string],
  body: Body,
  schema: Reply,
  answer: (incoming: Incoming, sent: Static<Body>) => Static<Reply> | Response | null,
  status = 200,
): StandInCall {
  return {
    method,
    path,
    handle(incoming) {
      const sent = incoming.body;
      if (Check(body, sent)) {
        const replied = answer(incoming, sent);
        return replied instanceof Response ? { reply: replied, mistakes: [] } : checked(schema, replied, { status });
      }
      return { reply: refusal(400, { message: 'what was sent does not fit.' }), mistakes: misfits('body', body, sent) };
    },
  };
}

/** A call whose reply is empty (204). */
export function done(
  [method, path]: readonly [method: string, path: string],
  change: (incoming: Incoming) => void = () => {},
  body?: TSchema,
): StandInCall {
  return {
    method,
    path,
    handle(incoming) {
      change(incoming);
      const mistakes = body === undefined ? [] : misfits('body', body, incoming.body);
      return { reply: new Response(null, { status: 204 }), mistakes };
    },
  };
}

/** A call that sends a file. */
export function file(path: string, content: string, name: (address: string) => string): StandInCall {
  return {
    method: 'GET',
    path,
    handle: ({ id }) => {
      const headers = { 'content-disposition': `attachment; filename="${name(id)}"` };
      return { reply: new Response(content, { headers }), mistakes: [] };
    },
  };
}

/** A reply with an error in the common format. */
export function refusal(status: number, { message, code = 'test', field }: Partial<ErrorReply>): Response {
  const reply = { message: message ?? 'refused for the test.', code, ...(field === undefined ? {} : { field }) };
  if (!Check(ErrorSchema, reply)) throw new Error('a refusal has a message and a code');
  return Response.json(reply, { status });
}

function checked(schema: TSchema, content: unknown, init: ResponseInit): Outcome {
  if (content === null) return { reply: refusal(404, { message: 'there is no such thing.' }), mistakes: [] };
  return { reply: Response.json(content, init), mistakes: misfits('reply', schema, content) };
}

function misfits(what: string, schema: TSchema, value: unknown): string[] {
  return Errors(schema, value).map(({ instancePath, message }) => `${what}${instancePath}: ${message}`);
}
