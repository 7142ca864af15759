import fc from 'fast-check';
import { expect, test } from 'vitest';
import { frenchText } from './running-text.ts';
import { frenchSpaces } from './typography.ts';

test('« e-mail » and « Wi-Fi » stay on one line, and other hyphens may end one', () => {
  expect(frenchText('Un e-mail, deux E-mails. Le Wi-Fi du hall : « Wi-Fi ».')).toBe(
    'Un e\u2011mail, deux E\u2011mails. Le Wi\u2011Fi du hall\u00a0: «\u00a0Wi\u2011Fi\u00a0».',
  );
  const others = 'rendez-vous, e-mail.example, borne@e-mail.example, /e-mail, e-mail_2.txt, pré-e-mail, Wi-Fi-7';
  expect(frenchText(others)).toBe(others);
  expect(frenchSpaces('Un e-mail')).toBe('Un e-mail');
});

test('whatever the text, only spaces and hyphens change, and each stays one', () => {
  const pieces = fc.constantFrom(
    ...' «»;:!?%0123456789-',
    '01 99 00 41 17',
    '+33 6',
    ' h ',
    'poste ',
    'é',
    '\n',
    'e-mail',
    'Wi-Fi',
  );
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const text = parts.join('');
      expect(
        frenchText(text)
          .replace(/[\u00a0\u202f]/g, ' ')
          .replaceAll('\u2011', '-'),
      ).toBe(text);
      expect(frenchText(frenchText(text))).toBe(frenchText(text));
    }),
  );
});
