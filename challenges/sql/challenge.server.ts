import { type Answer, correct, defineChecker, fieldOf, incorrect, neutral } from '#engine/authoring/server';
import type { SqlArtifacts, SqlOutput, SqlReveal } from './artifacts.ts';
import { loginQuery, type Outcome } from './login-query.ts';

/** The only condition that the filter accepts; with an optional quote before it, it is the right answer (specification, section 5). */
const FORMULA = 'or 1=1';

const EXECUTED: SqlOutput = { reply: 'executed' };
const REFUSED: SqlOutput = { reply: 'refused' };
/** Outcomes at which the filter stops the query; all other queries are executed. */
const STOPPED: ReadonlySet<Outcome> = new Set<Outcome>(['listed-word', 'comment', 'added-condition']);

export default defineChecker({
  secrets: () => ({}),

  artifacts: (): SqlArtifacts => ({
    username: 'admin',
    formula: FORMULA,
    changes: [
      { year: 2009, text: 'Première version. Le mot de passe saisi est ajouté à la requête, entre deux apostrophes.' },
      {
        year: 2011,
        text: 'Correcteur d’apostrophes, après des pannes : il ajoute celle qui semble oubliée devant un OR, ou l’espace qui manque derrière, et retire l’apostrophe restée seule en fin de requête.',
      },
      {
        year: 2016,
        text: 'Filtre. Il relit chaque requête et refuse les commandes (union, select, like…), les commentaires (--) et toute condition ajoutée.',
      },
      {
        year: 2017,
        text: "Exception au filtre. Il arrêtait la formule que l’outil écrit lui-même pour « Tous les quais » (WHERE quai = 'P2' OR 1=1), et l’écran restait vide. Elle passe donc, où qu’elle soit, et ce qui la suit est coupé.",
      },
      { year: 2024, text: 'Mode diagnostic activé « pour la journée ». Il affiche la requête sous le formulaire.' },
    ],
  }),

  /**
   * Accepts an optional quote followed by 'or 1=1' (specification, section 5), and any text after it: the attacked application is built so
   * that the database then finds the condition true. The filter stops other conditions, for the reason that the scene shows.
   */
  check(answer: Answer) {
    const field = typeof answer === 'string' ? answer : fieldOf(answer, 'password');
    const password = typeof field === 'string' ? field : '';
    if (password.trim() === '') return neutral('empty');
    const { outcome } = loginQuery(password, FORMULA);
    if (outcome === 'true') return correct();
    return incorrect('incorrect', STOPPED.has(outcome) ? REFUSED : EXECUTED);
  },

  reveal: (): SqlReveal => ({
    query: { parts: loginQuery("' or 1=1", FORMULA).parts },
    rows: [
      { login: 'admin', role: 'tous droits', who: 'compte de service, à personne en particulier' },
      { login: 'n.kervella', role: 'factures', who: 'Nadia Kervella' },
      { login: 'y.ledantec', role: 'quai', who: 'Yann Le Dantec' },
      { login: 'i.moreau', role: 'lecture', who: 'Inès Moreau' },
      { login: 'm.benali', role: 'support', who: 'Malik Benali' },
      { login: 's.autret', role: 'lecture', who: 'Solène Autret' },
    ],
    berths: [
      { berth: 'P1', ship: 'Cormoran', when: '6 h – 14 h', harm: 'libéré : 420 boîtes sans grue à l’arrivée' },
      { berth: 'P2', ship: 'Estran', when: '9 h – 21 h', harm: 'échangé avec P3, trop peu profond pour lui' },
      { berth: 'P3', ship: 'Hermine', when: '11 h – 18 h', harm: 'effacé : le pilote n’est plus attendu' },
    ],
    prepared: {
      sql: 'SELECT * FROM comptes WHERE identifiant = ? AND empreinte = hacher(?, sel)',
      values: [
        { name: 'identifiant', value: 'admin' },
        { name: 'mot de passe (haché avec le sel du compte)', value: "' or 1=1" },
      ],
      result: '0 ligne : personne n’a ce mot de passe-là.',
    },
    after:
      'Ce n’était que la copie de test. Nadia avait signalé une apostrophe ; Fatou l’a remerciée devant toute l’équipe, et le support a éteint le mode diagnostic le jour même. Quai Express a enfin quelqu’un pour en répondre, Camille Prigent, du bureau d’exploitation, et une date d’arrêt.',
  }),
});
