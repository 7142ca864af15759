/** The console's English, fixed to the letter by the specification where it gives words (sections 6 and 9). */
import { auth } from './auth.ts';
import { format } from './format.ts';
import { shell } from './shell.ts';

export const english = { auth, format, shell };
