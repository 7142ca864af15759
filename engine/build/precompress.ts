/** Precompresses the built files at the highest level (Brotli, gzip), so that the server compresses nothing. */
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest|ico)$/;
/** Minimum size in bytes: below it the additional header outweighs the gain. */
const WORTHWHILE = 512;

/** Writes `file.br` and `file.gz` beside every text file of more than half a kilobyte under `directory`. */
export function precompress(directory: string): void {
  for (const name of readdirSync(directory, { recursive: true, encoding: 'utf8' })) {
    const file = join(directory, name);
    if (!TEXT.test(name) || statSync(file).size <= WORTHWHILE) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, brotliOptions(content.length)));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

function brotliOptions(size: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  };
}
