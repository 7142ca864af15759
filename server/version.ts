/** The release of this program, the single source of its version. */
import { version } from '../package.json';

/** Semantic version, such as 1.0.0. */
export const VERSION = version;
