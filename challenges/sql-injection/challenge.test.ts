import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import checker from './challenge.server.ts';
import manifest from './manifest.json';
import solve, { wrong } from './solve.ts';

const check = (password: string, username = 'admin') => checker.check({ username, password }, {});

describe('the rule of the specification: admin, and a quote, OR 1=1, space, double dash', () => {
  it.each([
    "' OR 1=1 --",
    "' or 1=1 -- ",
    "'OR 1 = 1 --",
    "' OR 1=1--",
    "soleil' OR 1=1 -- la suite",
    "' AND 1=0 OR 1=1 --",
    "' OR 1=1; --",
    "' OR 1=1 -- select, limit, like: nobody reads this",
  ])('%j opens the account', (password) => {
    expect(check(password)).toMatchObject({ outcome: 'correct', verdict: 'correct', output: { error: false } });
  });

  it.each([
    ['soleil', '0 ligne', /restée un texte/],
    ["' OR 1=1", 'Texte non refermé', /rien ne referme/],
    ["' OR 1=2 --", '0 ligne', /fausse pour tous/],
    ["' OR 1=10 --", '0 ligne', /fausse pour tous/],
    ["' --", '0 ligne', /fin de la requête est ignorée/],
    ["' OR '1'='1", '5 lignes', /admin est désactivé/],
    ["' OR actif=1 --", '5 lignes', /fin de la requête est ignorée.*pas vraie pour le compte admin/],
    ["' OR identifiant='n.kervella' --", '1 ligne', /pas vraie pour le compte admin/],
    ["' OR 2=2 --", 'Session refusée', /aucune condition ajoutée, sauf une/],
    ["' OR 3>2 --", 'Session refusée', /que l’outil écrit lui-même/],
    ["' OR mot_de_passe<>'' --", 'Session refusée', /La base renvoie le compte admin/],
    ["' OR actif=0 --", 'Session refusée', /aucune condition ajoutée/],
    ["' OR identifiant='admin' --", 'Session refusée', /Une ligne du journal/],
    ["' OR 1=1 #", 'Erreur de syntaxe', /près de «\s#.*deux tirets/],
    ["' OR 1=1 /*", 'Erreur de syntaxe', /deux tirets/],
    ["' OR 1=1 LIMIT 1 --", 'Droits insuffisants', /refusé/],
    ["' || 1=1 --", 'Droits insuffisants', /refusé/],
    ["' OR 1=1 –", 'Erreur de syntaxe', /tiret long/],
    ["' OR --", 'Erreur de syntaxe', /commence trop tôt/],
    ["' OR un=1 --", 'Colonne inconnue', /«\sun=1\s»/],
    ["j'appareille", 'Erreur de syntaxe', /«\sappareille' AND actif = 1\s»/],
    ["' UNION SELECT 1 --", 'Droits insuffisants', /refusé/],
    ['’ OR 1=1 --', '0 ligne', /apostrophe courbe/],
    ['OR 1=1 --', '0 ligne', /restée un texte/],
  ])('%j gives %s', (password, result, explanation) => {
    expect(check(password)).toMatchObject({
      outcome: 'incorrect',
      verdict: 'incorrect',
      output: { result, explanation: expect.stringMatching(explanation) },
    });
  });

  it.each(['Admin', 'admin ', 'n.kervella', "admin' --", "admin' OR 1=1 --"])('refuses the name %j', (username) => {
    const judgement = check("' OR 1=1 --", username);
    expect(judgement.outcome).toBe('incorrect');
    expect(judgement.output?.['explanation']).toMatch(/n’ouvre que le compte administrateur/);
  });

  it('counts one account as one, and says that no name was typed', () => {
    expect(check("' OR actif=0 --", 'Admin').output?.['explanation']).toMatch(/renvoie un compte, mais.*«\u00a0Admin\u00a0»/);
    expect(check("' OR 1=1 --", '').output?.['explanation']).toMatch(/6 comptes.*aucun identifiant n’est saisi/);
  });

  it('doubles the quotes of the name, so that nothing escapes there', () => {
    expect(check('soleil', "admin' --").output).toMatchObject({ error: false, result: '0 ligne', commentAt: null });
  });

  it.each([
    ['', "' OR 1=1 --"],
    ['admin', ' '],
    ['', ''],
  ])('sends what was left empty as it is: %j and %j', (username, password) => {
    expect(check(password, username)).toMatchObject({ outcome: 'incorrect', verdict: 'incorrect', output: { error: false } });
  });

  it('is found from the artifacts, and its own wrong answer is wrong', () => {
    expect(checker.check(solve(checker.artifacts({})), {}).outcome).toBe('correct');
    expect(checker.check(wrong, {}).outcome).toBe('incorrect');
  });

  const pieces = fc.array(fc.constantFrom("'", ' ', 'or', 'and', '1', '=', '1=1', '--', '(', ')', 'actif', ';'), {
    maxLength: 12,
  });

  it('opens to quote, OR 1=1, space and double dash behind any text, whatever follows', () => {
    const text = fc.string({ unit: 'binary' }).map((before) => before.replaceAll("'", ''));
    const space = fc.constantFrom('', ' ', '  ', '\t');
    const or = fc.constantFrom('or', 'OR', 'Or', 'oR');
    const rest = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom(' ', "'", ' union select 1', ' limit 1', '-- --'),
      pieces.map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(text, space, or, space, space, space, rest, (before, a, word, b, c, d, after) => {
        expect(check(`${before}'${a}${word} ${b}1${c}=${d}1 --${after}`).outcome).toBe('correct');
      }),
    );
  });

  it('opens to nothing without all of its parts', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          pieces.map((words) => words.join(' ')),
          pieces.map((words) => words.join('')),
        ),
        (password) => {
          if (check(password).outcome === 'correct') expect(password).toMatch(/'.*or\s+1\s*=\s*1.*--/i);
        },
      ),
    );
  });
});

describe('the log', () => {
  it('shows the query as it was built, and where its comment begins', () => {
    const { sql, commentAt } = check("' OR 1=1 --").output ?? {};
    expect(sql).toBe(
      "SELECT identifiant, role FROM comptes WHERE identifiant = 'admin' AND mot_de_passe = '' OR 1=1 --' AND actif = 1",
    );
    expect(String(sql).slice(Number(commentAt))).toBe("--' AND actif = 1");
  });

  it('shows the one formula that the filter lets through, and its comment, in a query of the tool', () => {
    const [own] = checker.artifacts({}).history;
    expect(own?.sql).toMatch(/ OR 1=1 -- /);
    expect(own?.sql.slice(own.commentAt ?? 0)).toMatch(/^-- /);
  });

  it('holds no colleague’s password whole, and the debrief says what to do about what it holds', () => {
    const { history } = checker.artifacts({});
    const masked = history.flatMap(({ sql }) => /mot_de_passe = '(.*)' AND actif/.exec(sql)?.[1] ?? []);
    expect(masked).toHaveLength(3);
    for (const password of masked) expect(password).toMatch(/^•/);
    const { whatHappened, reflexes } = manifest.debrief;
    expect(whatHappened).toMatch(/Inès/);
    expect(reflexes.join()).toMatch(/masqué noms et mots de passe/);
  });

  it('paints nothing as an error that a database would answer', () => {
    expect(check("' OR 2=2 --").output).toMatchObject({ error: false });
  });

  it('starts with a query that a quote has broken', () => {
    const { history } = checker.artifacts({});
    expect(history.filter(({ error }) => error)).toHaveLength(1);
    expect(history.find(({ error }) => error)?.explanation).toContain("appareille' AND actif = 1");
  });
});
