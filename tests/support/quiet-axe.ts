/** Work of axe that no test needs; its verdicts stay the same. */
import axe from 'axe-core';
import { parseColoursOnce } from './axe-colours.ts';

parseColoursOnce(axe);

// A report of the rules that failed: the others, with what passed, would be some 50 kB that each test sends to the runner.
axe.addReporter('mistakes', (results, options, resolve, reject) =>
  axe.getReporter('v1')(
    results.filter(({ violations }) => violations.length > 0),
    options,
    resolve,
    reject,
  ),
);
