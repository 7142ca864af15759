import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createVariant } from '#engine/authoring/testing';
import { BOXES, type Box } from './artifacts.ts';
import checker from './challenge.server.ts';
import type { Truth } from './desk.server.ts';
import solve, { lazy } from './solve.ts';

const secretsOf = (seed: number) => checker.secrets(createVariant(seed.toString(16).padStart(32, '0')));
type Secrets = ReturnType<typeof secretsOf>;

/** The first desk, in the order of the seeds, for which `wanted` holds. */
function deskWhere(wanted: (desk: Secrets['desk']) => boolean): Secrets {
  for (let seed = 1; seed < 1000; seed += 1) {
    const secrets = secretsOf(seed);
    if (wanted(secrets.desk)) return secrets;
  }
  throw new Error('there is no such desk');
}

const deskOf = (truth: Truth) => deskWhere((desk) => desk.truth === truth);

const answersOf = async (secrets: Secrets, player = solve): Promise<Readonly<Record<string, string>>> => {
  const explore = async (answer: Parameters<typeof checker.check>[0]) => checker.check(answer, secrets).output;
  return Object.fromEntries(
    Object.entries(Object(await player(checker.artifacts(secrets), {}, explore))).map(([k, v]) => [k, String(v)]),
  );
};

describe('the desk', () => {
  it('carries a true change for about one participant in two, and looks the same in fraud and in truth', () => {
    const desks = Array.from({ length: 400 }, (_, seed) => secretsOf(seed + 1).desk);
    const genuine = desks.filter(({ truth }) => truth === 'genuine');
    expect(genuine.length).toBeGreaterThan(170);
    expect(genuine.length).toBeLessThan(230);
    for (const slip of [null, 'term', 'holder', 'hour']) {
      const alike = desks.filter((desk) => desk.slip === slip);
      const share = alike.filter(({ truth }) => truth === 'genuine').length / alike.length;
      expect({ slip, share, told: share < 0.35 || share > 0.65 }).toMatchObject({ told: false });
    }
  });

  it('has three numbers of the ranges kept for fiction, and accounts of no bank', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const { phones, ibans, accounts } = secretsOf(seed).desk;
        expect(new Set(Object.values(phones)).size).toBe(3);
        for (const phone of Object.values(phones)) expect(phone).toMatch(/^(01 99 00|06 39 98) \d\d \d\d$/);
        for (const iban of Object.values(ibans)) expect(iban).toMatch(/^FR76 999[789] [987]\d{3} \d{4} \d{4} \d{4} \d{3}$/);
        expect(new Set(Object.values(accounts)).size).toBe(3);
        for (const which of ['old', 'claimed', 'third'] as const)
          expect(ibans[which].split(' ').slice(4, 6).join(' ')).toBe(accounts[which]);
        // The check of an IBAN: country and check digits moved to the end, letters as numbers, 1 modulo 97.
        for (const iban of Object.values(ibans)) expect(BigInt(`${iban.replaceAll(' ', '').slice(4)}152776`) % 97n).toBe(1n);
      }),
    );
  });

  it('says before the call nothing of who answers there, nor of the truth', () => {
    for (const truth of ['unchanged', 'other-account', 'hacked', 'genuine'] as const) {
      const { desk } = deskOf(truth);
      const { sheet, ...papers } = checker.artifacts({ desk });
      expect(JSON.stringify(papers)).not.toContain(desk.voices.file);
      expect(sheet.people).toContain(desk.voices.file);
    }
  });
});

describe('a call', () => {
  it.each(['mail', 'invoice'] as const)('to the number of the %s confirms, true or false', async (place) => {
    for (const truth of ['unchanged', 'genuine'] as const) {
      const secrets = deskOf(truth);
      const { verdict, outcome, output } = checker.check({ dial: secrets.desk.phones[place] }, secrets);
      expect({ verdict, outcome }).toEqual({ verdict: 'called', outcome: 'neutral' });
      expect(JSON.stringify(output)).toContain(secrets.desk.accounts.claimed);
    }
  });

  it('to a number that is not on the desk reaches nobody', () => {
    expect(checker.check({ dial: '01 99 00 00 00' }, secretsOf(1))).toEqual({ outcome: 'neutral', verdict: 'no-such-number' });
  });
});

describe('the sheet', () => {
  it.each(['unchanged', 'other-account', 'hacked', 'genuine'] as const)('of a change that is %s is right once', async (truth) => {
    const secrets = deskOf(truth);
    const right = await answersOf(secrets);
    expect(right['payment']).toBe(truth === 'genuine' ? 'adopt' : 'report');
    const outcome = truth === 'genuine' ? 'Vrai changement, accepté dans les règles' : 'Faux RIB arrêté, fournisseur prévenu';
    expect(checker.check(right, secrets)).toMatchObject({ outcome: 'correct', output: { outcome } });
    // For a fraud the right sheet holds the payment back, so that a wrong value in another field is tolerated.
    const counted = truth === 'genuine' ? BOXES : (['payment'] as const);
    for (const box of counted)
      expect(checker.check({ ...right, [box]: 'adopted elsewhere' }, secrets)).toMatchObject({
        outcome: 'incorrect',
        output: { right: BOXES.length - 1, of: BOXES.length },
      });
  });

  it('says what becomes of the money by it, and never by the way whether the change was true', async () => {
    for (const payment of ['pay', 'reply', 'adopt', 'report']) {
      const said = new Set<unknown>();
      for (const truth of ['unchanged', 'genuine'] as const) {
        const secrets = deskOf(truth);
        const { amount } = secrets.desk;
        const { output } = checker.check({ ...(await answersOf(secrets)), payment }, secrets);
        expect(output).toMatchObject({ move: payment === 'report' ? 'stays' : payment === 'adopt' ? 'later' : 'leaves' });
        const { money } = Object(output);
        expect(String(money).replaceAll(/\s/g, ' ')).toContain(amount.replaceAll(/\s/g, ' '));
        said.add(String(money).replace(/\d[\d\s]*/, ''));
      }
      expect(said.size).toBe(1);
    }
  });

  const but = async (truth: Truth, changed: Partial<Record<Box, string>>) => {
    const secrets = deskOf(truth);
    return checker.check({ ...(await answersOf(secrets)), ...changed }, secrets).verdict;
  };

  it('tells each kind of error apart', async () => {
    const { phones, contact } = deskOf('unchanged').desk;
    expect(await but('unchanged', { payment: 'pay', phone: phones.mail })).toBe('too-trusting');
    expect(await but('unchanged', { payment: 'pay' })).toBe('mismatched');
    expect(await but('genuine', { payment: 'pay' })).toBe('too-early');
    expect(await but('unchanged', { payment: 'reply', phone: phones.mail })).toBe('too-trusting');
    for (const truth of ['unchanged', 'hacked', 'other-account'] as const)
      expect(await but(truth, { payment: 'adopt' })).toBe('mismatched');
    expect(await but('genuine', { phone: phones.mail })).toBe('not-called');
    expect(await but('genuine', { person: contact })).toBe('not-called');
    expect(await but('genuine', { account: '0000 0000' })).toBe('not-compared');
    expect(await but('genuine', { second: 'Gwenaëlle Riou' })).toBe('not-signed');
    expect(await but('unchanged', { payment: 'adopt', second: 'Gwenaëlle Riou' })).toBe('mismatched');
  });

  it.each(['unchanged', 'genuine'] as const)(
    'takes nothing for a payment held back unchecked, and says what is to be looked at (%s)',
    async (truth) => {
      const secrets = deskOf(truth);
      const right = { ...(await answersOf(secrets)), payment: 'report', second: 'Gwenaëlle Riou' };
      const held = (changed: Partial<Record<Box, string>>) => {
        const { outcome, verdict, output } = checker.check({ ...right, ...changed }, secrets);
        expect({ outcome, verdict }).toEqual({ outcome: 'neutral', verdict: 'held-unchecked' });
        expect(output).toMatchObject({ move: 'stays', harmless: [expect.stringContaining('bloqué')] });
        return String(Object(output).look);
      };
      expect(held({ phone: secrets.desk.phones.mail, account: '0000 0000' })).toMatch(/^Un numéro arrivé avec la demande/);
      expect(held({ person: secrets.desk.contact })).toMatch(/^Le numéro est le bon/);
      expect(held({ account: '0000 0000' })).toMatch(/réécoutez/);
    },
  );

  it('takes nothing for a genuine change that is checked and still held back, and asks again', async () => {
    const secrets = deskOf('genuine');
    const right = await answersOf(secrets);
    for (const second of secrets.desk.offered.seconds)
      expect(checker.check({ ...right, payment: 'report', second }, secrets)).toMatchObject({
        outcome: 'neutral',
        verdict: 'too-wary',
        output: { move: 'stays' },
      });
  });

  it('takes nothing for another second signature where nothing is paid, and asks for it again', async () => {
    const secrets = deskOf('unchanged');
    const right = await answersOf(secrets);
    const others = secrets.desk.offered.seconds.filter((second) => second !== secrets.desk.duty);
    expect(others).toHaveLength(2);
    for (const second of others)
      expect(checker.check({ ...right, second }, secrets)).toMatchObject({
        outcome: 'neutral',
        verdict: 'held-unsigned',
        output: { move: 'stays', harmless: [expect.stringContaining('bloqué')] },
      });
  });

  it('counts nothing while a box is open', async () => {
    const secrets = deskOf('hacked');
    const right = await answersOf(secrets);
    for (const box of BOXES)
      expect(checker.check({ ...right, [box]: '' }, secrets)).toEqual({ outcome: 'neutral', verdict: 'incomplete' });
    expect(checker.check({}, secrets).verdict).toBe('incomplete');
  });

  it('is right neither for who calls nobody nor for who obeys', async () => {
    for (const truth of ['unchanged', 'genuine'] as const) {
      const secrets = deskOf(truth);
      const outcomes = { refuse: 'neutral', accept: 'incorrect' };
      for (const [name, player] of Object.entries(lazy))
        expect({ [name]: checker.check(await answersOf(secrets, player), secrets).outcome }).toEqual({
          [name]: outcomes[name === 'refuse' ? 'refuse' : 'accept'],
        });
    }
  });
});

describe('the choices', () => {
  it('have one safe act in each box, and nothing on paper that tells a true change from a false one', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const choices = checker.choices?.(secretsOf(seed)) ?? [];
        expect(choices.map(({ field }) => field)).toEqual([...BOXES]);
        for (const { options } of choices) expect(options.filter(({ act }) => act === 'safe')).toHaveLength(1);
      }),
    );
  });
});

describe('the reveal', () => {
  it('marks the paper that differed, if one did, whether the change was true or not', () => {
    for (const slip of [null, 'term', 'holder', 'hour'] as const)
      for (const genuine of [true, false]) {
        const secrets = deskWhere((desk) => desk.slip === slip && (desk.truth === 'genuine') === genuine);
        const { remarks, turns } = checker.reveal?.(secrets) ?? { remarks: {}, turns: [] };
        const striking = Object.values(remarks).filter(({ weight }) => weight === 'strikes');
        expect(striking).toHaveLength(slip ? 1 : 0);
        expect(turns[0]?.from).toBe(secrets.desk.voices.file);
      }
  });

  it('says of each paper what it was on the desk, and of the change what it was', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const secrets = secretsOf(seed);
        const { receivedAt, invoice, file, holder } = checker.artifacts(secrets);
        const reveal = checker.reveal?.(secrets);
        if (!reveal) throw new Error('no reveal');
        const { remarks, otherwiseTitle } = reveal;
        expect(remarks.hour.weight === 'strikes').toBe(/\b3\sh/.test(receivedAt));
        expect(remarks.term.weight === 'strikes').toBe(invoice.term !== file.term);
        expect(remarks.holder.weight === 'strikes').toBe(holder === secrets.desk.supplier.lookalike);
        const genuine = secrets.desk.truth === 'genuine';
        const texts = [remarks.address, remarks.mail, remarks.invoice, remarks.pressure].map(({ text }) => text);
        expect(texts.map((text) => /bonne personne|C’était|Exact/.test(text))).toEqual(Array(4).fill(genuine));
        if (genuine) expect(remarks.holder.text).toMatch(/presque celui du titulaire|même groupe/);
        expect(otherwiseTitle.includes('fraude')).toBe(genuine);
      }),
    );
  });
});
