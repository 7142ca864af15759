import { uuidOf } from './uuid.ts';

/** A key (a UUID) by which a call that is sent again counts once. */
export function newKey(): string {
  return uuidOf(crypto.getRandomValues(new Uint8Array(16)));
}
