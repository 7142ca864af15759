/** The console's French. Loaded when somebody chooses it. */
import type { Catalogue } from '../catalogue.ts';
import { auth } from './auth.ts';
import { format } from './format.ts';
import { shell } from './shell.ts';

export const french: Catalogue = { auth, format, shell };
