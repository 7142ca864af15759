/** The filter above the packet list. It accepts several ways to write the same filter. */
import type { Packet } from './artifacts.ts';

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that match the method or the protocol only, and no other text of a packet. */
const NAMED: ReadonlySet<string> = new Set(['get', 'post', 'http', 'tls', 'dns', 'esp']);
/** `not` before such a word excludes it. Before any other word, `not` is a word to search for: « 404 Not Found ». */
const NOT_NAMED = new RegExp(`\\bnot\\s+(?=(?:${[...NAMED].join('|')})\\b)`, 'g');

/** Reduces `http.request.method == "POST"`, `http contains "password"`, `not tls` and the like to the words to search for. */
const simplified = (filter: string) =>
  plain(filter)
    .replace(/[a-z._]+\s*(?:==|\b(?:eq|contains|matches)\b)\s*/g, '')
    .replace(NOT_NAMED, '-')
    .replace(/"([^"\s]*)"/g, '$1')
    .replace(/\s(&&|and|et)\s/g, ' ');

function matches(word: string, packet: Packet): boolean {
  if (NAMED.has(word)) return plain(packet.protocol) === word || plain(packet.method) === word;
  const { ip, destination, timestamp, protocol, method, path, status, raw } = packet;
  return plain([ip, destination, timestamp, protocol, method, path, status, raw].join('\n')).includes(word);
}

/** The packets that match every word of the filter, and no word that is marked with a minus or an exclamation mark. */
export function filterPackets(packets: readonly Packet[], filter: string): readonly Packet[] {
  const words = simplified(filter).split(/\s+/).filter(Boolean);
  return packets.filter((packet) =>
    words.every((word) => {
      const excluded = /^[-!](.+)/.exec(word)?.[1];
      return excluded === undefined ? matches(word, packet) : !matches(excluded, packet);
    }),
  );
}
