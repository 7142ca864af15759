/** Every failure is answered with `{message, code, field?}`; internal causes go to the log only. */
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorReply } from '#schemas/error.ts';
import { isDiskError, isDiskFull, isUnreachable } from '../database/failures.ts';
import { ServerError } from '../errors.ts';
import type { Server } from './routing.ts';
import { decisiveMistake, describeMistake, type Language } from './validation-messages.ts';

interface Failure {
  readonly status: number;
  readonly reply: ErrorReply;
  readonly retryAfter?: number;
}

const KNOWN: Readonly<Record<number, { code: string; fr: string; en: string }>> = {
  400: { code: 'invalid-request', fr: 'La requête n’est pas lisible.', en: 'The request cannot be read.' },
  404: { code: 'not-found', fr: 'Cette adresse n’existe pas.', en: 'There is nothing at this address.' },
  413: {
    code: 'body-too-large',
    fr: 'La requête est trop grande.',
    en: 'The body is too large.',
  },
  415: {
    code: 'unsupported-content-type',
    fr: 'La requête doit être en JSON (content-type: application/json).',
    en: 'The body must be JSON (content-type: application/json).',
  },
  500: {
    code: 'internal',
    fr: 'Une erreur s’est produite. Réessayez dans un instant.',
    en: 'Something went wrong. Try again in a moment.',
  },
  503: {
    code: 'unavailable',
    fr: 'Le serveur est momentanément indisponible. Réessayez dans un instant.',
    en: 'The server is unavailable for a moment. Try again.',
  },
  507: {
    code: 'disk-full',
    fr: 'Le serveur n’a plus de place pour enregistrer : rien n’a été compté. Prévenez l’animateur ou l’animatrice, puis réessayez.',
    en: 'The disk of the server is full: nothing was written. Make room, then try again.',
  },
};

/** The disk fails although it has room, so that a retry does not help. */
const DISK_ERROR = {
  code: 'disk-error',
  fr: 'Le serveur n’arrive plus à lire ou à écrire sur son disque. Prévenez l’animateur ou l’animatrice.',
  en: 'The server cannot read or write its disk. Look at the server’s log, and at the disk.',
};

/**
 * Language of a reply: French for players' calls. For those of the console, of a paired phone and of operators, the first language of
 * `Accept-Language`; English by default.
 */
export function languageOf({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Language {
  const console = /^\/(admin|login|readyz|remote)(?![^/?])/.test(url);
  return console && !/^fr\b/i.test(headers['accept-language'] ?? '') ? 'en' : 'fr';
}

/** The reply to a status without a message of its own. */
export function plainFailure(status: number, language: Language): Failure {
  const known = KNOWN[status] ?? (status < 500 ? KNOWN[400] : KNOWN[500]);
  return { status, reply: { message: known?.[language] ?? '', code: known?.code ?? 'internal' } };
}

function failureOf(error: Partial<FastifyError> & Error, language: Language, requiredMessage: string | undefined): Failure {
  if (error instanceof ServerError) {
    const { status, text, code, field, retryAfter } = error;
    const message = typeof text === 'string' ? text : text[language];
    return { status, reply: { message, code, ...(field ? { field } : {}) }, ...(retryAfter ? { retryAfter } : {}) };
  }
  const mistake = decisiveMistake(error.validation ?? []);
  if (mistake) {
    const { field, message } = describeMistake(mistake, language);
    const missing = mistake.keyword === 'required' && requiredMessage;
    const body = { message: missing || message, code: mistake.keyword === 'required' ? 'missing-field' : 'invalid-field' };
    return { status: 400, reply: { ...body, ...(field ? { field } : {}) } };
  }
  if (isDiskError(error)) return { status: 500, reply: { code: DISK_ERROR.code, message: DISK_ERROR[language] } };
  const status = isDiskFull(error) ? 507 : isUnreachable(error) ? 503 : (error.statusCode ?? 500);
  const failure = plainFailure(status >= 400 && status < 600 ? status : 500, language);
  return status === 503 ? { ...failure, retryAfter: 1 } : failure;
}

function send(error: Partial<FastifyError> & Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const {
    status,
    reply: body,
    retryAfter,
  } = failureOf(error, languageOf(request), request.routeOptions?.config?.requiredMessage);
  // A client that disconnects within the body is not an error of the server.
  const ours = status >= 500 && !(error instanceof ServerError) && !request.raw.readableAborted;
  if (ours) request.log.error({ reqId: request.id, err: error }, 'request failed');
  if (retryAfter) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/** @param onFailure called with every error before the reply */
export function replyErrors(server: Server, onFailure: (error: unknown) => void = () => undefined): void {
  server.setErrorHandler<FastifyError>((error, request, reply) => {
    onFailure(error);
    return send(error, request, reply);
  });
}

/** For failures before routing, such as a broken percent-encoding. */
export function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  send(error, request, reply);
}
