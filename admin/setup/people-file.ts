/** A text file of people, whatever its encoding. */
import { decodeText } from '../format/decode-text.ts';
import { messages } from '../language/language.ts';

/** Maximum file size in bytes: several times the longest allow-list. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** Reads a text file of people. Rejects with a message for the facilitator if it is not one. */
export async function readPeopleFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error(messages().setup.lines.tooLarge(file.name));
  return decodeText(await file.arrayBuffer());
}
