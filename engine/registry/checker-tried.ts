/** Checks a server part with a timeout: an endless loop in it would block the development server or `check-challenge`. */
import { runInNewContext } from 'node:vm';
import { messages } from '#engine/author-tools/messages/messages.ts';
import { type CheckerMistake, checkerMistakes } from '#engine/rules/checker-mistakes.ts';
import { languageOf } from '#engine/rules/messages/language.ts';
import type { ChallengeManifest } from '#schemas/manifest.ts';

const say = messages('files');

/** Milliseconds: a thousand times the usual duration. */
const CHECK_TIMEOUT_MS = 2000;

/** Runs `checkerMistakes` with a timeout, in the terminal's language. @param longest timeout in milliseconds */
export function checkerTried(manifest: ChallengeManifest, checker: unknown, longest = CHECK_TIMEOUT_MS): CheckerMistake[] {
  const look = () => checkerMistakes(manifest, checker, languageOf(process.env));
  try {
    return runInNewContext('look()', { look }, { timeout: longest });
  } catch (error) {
    if (Object(error).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return [{ method: null, message: say('noEnd') }];
  }
}
