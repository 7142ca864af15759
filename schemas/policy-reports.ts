/**
 * Report of a browser about a violation of a page's Content-Security-Policy (https://www.w3.org/TR/CSP3/#deprecated-serialize-violation).
 */
import { type Static, Type } from 'typebox';

/** Address in a report, of limited length; browsers send the full addresses of pages and files. */
const Address = Type.String({ maxLength: 4096 });

/** Allows additional fields: browsers send more than the server reads. */
export const PolicyReportSchema = Type.Object({
  'csp-report': Type.Object({
    'document-uri': Type.Optional(Address),
    'effective-directive': Type.Optional(Type.String({ maxLength: 100 })),
    'violated-directive': Type.Optional(
      Type.String({ maxLength: 4096, description: 'Of browsers that send no effective one; its sources may follow.' }),
    ),
    'blocked-uri': Type.Optional(Type.String({ maxLength: 4096, description: 'An address, or a keyword such as inline.' })),
    'source-file': Type.Optional(Address),
    'line-number': Type.Optional(Type.Integer({ minimum: 0 })),
  }),
});
export type PolicyReport = Static<typeof PolicyReportSchema>['csp-report'];
