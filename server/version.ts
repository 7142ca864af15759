/** The release of this program: everything that names it reads it here. */
import { version } from '../package.json';

/** Semantic version, such as 1.0.0. */
export const VERSION = version;
