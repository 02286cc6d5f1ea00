import type { Socket } from 'node:net';
import type { ErrorCode, Refusal } from '@longtwilight/protocol';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../refused.ts';

const STATUS: Readonly<Record<ErrorCode, number>> = {
  'bad-request': 400,
  'not-signed-in': 401,
  'wrong-password': 403,
  banned: 403,
  'not-a-player': 403,
  'foreign-origin': 403,
  'not-found': 404,
  'used-link': 404,
  'stale-answer': 409,
  'not-your-turn': 409,
  'no-undo': 409,
  'no-offer': 409,
  'no-claim': 409,
  'not-running': 409,
  'not-over': 409,
  paused: 409,
  halted: 409,
  'set-apart': 409,
  'not-open': 409,
  'own-game': 409,
  'name-taken': 409,
  'has-account': 409,
  'no-account': 409,
  'too-large': 413,
  'illegal-answer': 422,
  'past-barrier': 422,
  'bad-rules': 422,
  'not-rateable': 422,
  'bad-name': 422,
  'bad-password': 422,
  'unknown-level': 422,
  'bad-address': 422,
  'too-many-requests': 429,
  'too-many-guesses': 429,
  failure: 500,
  unavailable: 503,
};

/** What Fastify refuses by itself, by its status. */
const BY_STATUS: Readonly<Record<number, ErrorCode>> = { 404: 'not-found', 413: 'too-large', 429: 'too-many-requests' };

/** Connections to Postgres that are refused, cut or shut down, and disks that take no more: somebody should try again soon. */
const isAway = (error: unknown): boolean => {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return (
    (typeof code === 'string' &&
      /^(ECONN|EPIPE|57P0|08|53|SQLITE_(FULL|IOERR|BUSY|READONLY|CORRUPT|CANTOPEN))/.test(code)) ||
    (typeof message === 'string' &&
      /Connection terminated|connection error and is not queryable|timeout exceeded when trying to connect/.test(
        message,
      ))
  );
};

function refusalOf(error: unknown): { status: number; body: Refusal } {
  if (error instanceof Refused) {
    const { code, message, expected, state } = error;
    const body = {
      error: code,
      message,
      ...(expected.length > 0 ? { expected: [...expected] } : {}),
      ...(state ? { state } : {}),
    };
    return { status: STATUS[code], body };
  }
  const { statusCode: status = 500, message } = error as FastifyError;
  if (status >= 400 && status < 500) return { status, body: { error: BY_STATUS[status] ?? 'bad-request', message } };
  if (isAway(error))
    return {
      status: 503,
      body: { error: 'unavailable', message: 'The data can’t be reached right now: try again in a moment' },
    };
  return {
    status: 500,
    body: { error: 'failure', message: 'Something went wrong on the server; the error has been recorded' },
  };
}

export const nothingThere = (method: string, url: string): Refusal => ({
  error: 'not-found',
  message: `There is nothing at ${method} ${url.split('?')[0]}`,
});

/** Every refusal has the same form; what is our own fault is logged and tells nothing. */
export function refuse(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = refusalOf(error);
  if (status >= 500) request.log.error({ err: error }, 'request failed');
  if (error instanceof Refused && error.quota !== null) {
    const { limit, seconds } = error.quota;
    reply.headers({
      'ratelimit-limit': limit,
      'ratelimit-remaining': 0,
      'ratelimit-reset': seconds,
      'retry-after': seconds,
    });
  }
  return reply.code(status).send(body);
}

/** What Node finds wrong before there is a request to reply to, by its code. */
const UNREADABLE: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request did not arrive in time: send it again'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too long'],
};

/** The same form for a request that never arrived whole. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, message] = UNREADABLE[error.code ?? ''] ?? ['400 Bad Request', 'This is not an HTTP request'];
  const body = JSON.stringify({ error: 'bad-request', message } satisfies Refusal);
  const head = `HTTP/1.1 ${status}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close`;
  if (socket.writable) socket.write(`${head}\r\n\r\n${body}`);
  socket.destroy(error);
}
