/** Reads a text file of people in any usual encoding. */
import { decodeText } from '../format/decode-text.ts';
import { messages } from '../language/language.ts';

/** Maximum file size in bytes: several times the longest allow-list. */
const MAX_FILE_BYTES = 4 * 1024 * 1024;

/** Reads a text file of people. @throws Error with a message for the facilitator if the file is too large or not a text */
export async function readPeopleFile(file: File): Promise<string> {
  if (file.size > MAX_FILE_BYTES) throw new Error(messages().setup.lines.tooLarge(file.name));
  return decodeText(await file.arrayBuffer());
}
