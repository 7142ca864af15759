/**
 * Reports of pages that broke their Content-Security-Policy, as lines of the log. Anybody may send one, so a line holds only words of a
 * short vocabulary and names of built files; never a whole address, a query, or the sample of a script.
 */

import { Type } from 'typebox';
import { HOUR_MS } from '#engine/rules/milliseconds.ts';
import { type PolicyReport, PolicyReportSchema } from '#schemas/policy-reports.ts';
import { createLimit } from '../access/limit.ts';
import type { Clock } from '../clock.ts';
import { withoutBasePath } from './base-path.ts';
import { failures, type Server } from './routing.ts';

export const POLICY_REPORTS_PATH = '/csp-reports';

/** Maximum number of lines an hour: a mistake of a page concerns everybody, and is logged once. */
const MAX_LINES = 60;

/** Fields of a violation in a line of the log. */
interface Violation {
  readonly directive: string;
  /** A keyword (`inline`, `eval`, `trusted-types-sink`), an origin, or a scheme. */
  readonly blocked: string;
  /** The first part of the page's path. */
  readonly page: string;
  /** The built file that broke the policy, the scheme of an extension, or `page`. */
  readonly source: string;
  readonly line: number;
}

/** Registers `POST /csp-reports`: 204, whether the report is new or not. The same violation is written once an hour. */
export async function policyReportRoutes(server: Server, clock: Clock, basePath: string): Promise<void> {
  const hourly = { window: HOUR_MS, code: 'reported', message: '' };
  const same = createLimit(clock, { most: 1, ...hourly });
  const lines = createLimit(clock, { most: MAX_LINES, ...hourly });
  const parse = server.getDefaultJsonParser('error', 'error');
  server.addContentTypeParser('application/csp-report', { parseAs: 'string' }, parse);
  server.post(
    POLICY_REPORTS_PATH,
    {
      config: { admission: 'view' },
      schema: {
        summary: 'Tells of a page that broke its Content-Security-Policy.',
        body: PolicyReportSchema,
        response: { 204: Type.Null(), ...failures },
      },
    },
    async (request, reply) => {
      const violation = violationOf(request.body['csp-report'], basePath);
      if (violation !== null && isNews(JSON.stringify(violation))) server.log.warn(violation, 'a page broke its policy');
      return reply.code(204).send(null);
    },
  );

  function isNews(key: string): boolean {
    return same.refusal(key) === null && lines.take('') === null && same.take(key) === null;
  }
}

/** The violation in a report; null for one of a sandboxed document, which holds text that a player typed and is restricted on purpose. */
function violationOf(report: PolicyReport, basePath: string): Violation | null {
  const { 'document-uri': page = '', 'source-file': source = '', 'blocked-uri': blocked = '' } = report;
  if (page.startsWith('about:')) return null;
  const directive = report['effective-directive'] ?? report['violated-directive']?.split(' ')[0] ?? '';
  return {
    directive: wordOf(directive),
    blocked: URL.canParse(blocked) ? originOf(new URL(blocked)) : wordOf(blocked),
    page: `/${URL.canParse(page) ? wordOf(withoutBasePath(new URL(page).pathname, basePath).split('/')[1] ?? '') : ''}`,
    source: URL.canParse(source) ? fileOf(new URL(source), basePath) : 'page',
    line: report['line-number'] ?? 0,
  };
}

/** A text that looks like a keyword, a directive or a part of our paths; 'other' for any other text, which is not repeated. */
function wordOf(text: string): string {
  return /^[a-z0-9-]{0,40}$/.test(text) ? text : 'other';
}

/** The origin without path and query, or the scheme alone. */
function originOf({ protocol, origin }: URL): string {
  return origin === 'null' ? protocol : origin;
}

function fileOf({ protocol, pathname }: URL, basePath: string): string {
  if (!/^https?:$/.test(protocol)) return protocol;
  return /^\/assets\/([\w.-]{1,80})$/.exec(withoutBasePath(pathname, basePath))?.[1] ?? 'page';
}
