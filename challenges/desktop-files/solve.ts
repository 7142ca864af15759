import type { Solve } from '#engine/authoring/server';
import { decodeBase64 } from '#engine/authoring/toolbox';
import type { DesktopFile, DesktopFilesArtifacts } from './artifacts.ts';

/** The content of a file as one text; a fact is written « label : value ». */
function textOf({ content }: DesktopFile): string {
  return content
    .map((block) => {
      if (block.kind === 'facts') return block.rows.map((row) => row.join(' : ')).join('\n');
      return block.kind === 'list' ? block.items.join('\n') : block.text;
    })
    .join('\n');
}

/** Follows Yann's notes: the flag's start is in config.ini, its end in the picture's properties, its shape in id.txt. */
const solve: Solve<DesktopFilesArtifacts> = ({ files }) => {
  const read = (name: string, pattern: RegExp) => {
    const file = files.find((one) => one.name === name);
    return (file && pattern.exec(textOf(file))?.[1]) ?? '';
  };
  const start = decodeBase64(read('config.ini', /^debut_code = (\S+)$/m));
  const end = [...read('vacances.jpg', /^Commentaire : (\S+)$/m)].reverse().join('');
  return read('id.txt', /(CTF\{\S+\})/)
    .replace('début', start)
    .replace('fin', end);
};

export default solve;

/** A plausible answer that must count as a failed attempt: the flag's shape, not filled in. */
export const wrong = 'CTF{début_fin}';
