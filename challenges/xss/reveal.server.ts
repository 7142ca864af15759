import type { XssReveal } from './artifacts.ts';

const SAID = 'Bonjour le quai';
const CODE = `alert('${SAID}')`;

type Pieces = XssReveal['stages'][number]['pieces'];

/** The message's code between two marked delimiters. */
function around(open: string, close: string): Pieces {
  return [
    { text: open, mark: true },
    { text: CODE, mark: false },
    { text: close, mark: true },
  ];
}

export const REVEAL: XssReveal = {
  said: SAID,
  readers: [
    { where: 'Quai et portiques', count: 96, seen: 'à la relève de 14 h, sur les postes de la cantine' },
    { where: 'Ateliers', count: 28, seen: 'sur la borne du hangar, que personne ne ferme' },
    { where: 'Bureau d’exploitation', count: 22, seen: 'sur le second écran, ouvert toute la journée' },
    { where: 'Comptabilité et RH', count: 14, seen: 'à côté de la banque et de la paie' },
    { where: 'Direction et communication', count: 8, seen: 'dans le train, sur un téléphone' },
    { where: 'Accueil et services généraux', count: 7, seen: 'face aux visiteurs' },
    { where: 'Informatique et sécurité', count: 5, seen: 'avec des comptes qui peuvent presque tout' },
  ],
  stages: [
    { name: 'Ce qui est tapé', safe: false, pieces: [{ text: `<script>${CODE}</script>`, mark: false }] },
    { name: 'Ce que Le Quai écrivait dans la page', safe: false, pieces: around('<script>', '</script>') },
    { name: 'Ce qu’il écrit depuis la correction', safe: true, pieces: around('&lt;script&gt;', '&lt;/script&gt;') },
    { name: 'Ce que chaque personne lit alors', safe: true, pieces: [{ text: `<script>${CODE}</script>`, mark: false }] },
  ],
  attack: [
    {
      when: '14 h 31',
      name: 'Un message ordinaire',
      text: '« Merci pour le gâteau ! » et, derrière, un script que personne ne voit. Il ne fait apparaître aucune fenêtre.',
    },
    {
      when: '14 h 33',
      name: 'La première lecture suffit',
      text: 'Camille Prigent ouvre le fil. Le script lit ce que sa page affiche, puis republie le message, signé Camille.',
    },
    {
      when: '14 h 50',
      name: 'Quarante copies, quarante vrais noms',
      text: 'Lire, c’est publier. Le compte d’origine pourrait être supprimé : cela ne changerait plus rien.',
    },
    {
      when: '15 h 10',
      name: '« Session expirée »',
      text: 'À la bonne adresse, avec le bon cadenas, la page redemande le mot de passe. Douze partent vers 203.0.113.66.',
    },
    {
      when: '15 h 12',
      name: 'Le treizième ne part pas',
      text: 'Nadia Kervella trouve la demande bizarre, ne tape rien et appelle le 4210. Malik Benali ferme Le Quai à 15 h 20.',
    },
  ],
  others: [
    {
      typed: '<script>',
      truth:
        'La porte est ouverte, mais rien ne s’exécute : le navigateur attend </script>. La suite du fil disparaît, prise pour du code.',
    },
    {
      typed: '<img src=x onerror=…>',
      truth:
        'S’exécute sans balise script : l’image n’existe pas, et le code prévu « en cas d’erreur » part dès l’affichage. Là où la page ajoute les messages après coup (innerHTML), cette forme part encore, et <script> reste muet.',
    },
    { typed: '<a href="javascript:…">', truth: 'S’exécute au clic, avec les droits de la personne qui clique.' },
    {
      typed: '<form action="…">',
      truth: 'Aucun code, et pourtant un vrai danger : un faux formulaire de connexion, à la bonne adresse.',
    },
  ],
  after:
    'Rien de tout cela n’est arrivé : c’était une copie. Fatou a transmis votre message à l’agence dans l’heure. Le lendemain, Le Quai affichait tout comme du texte et rendait le gras par une liste de balises permises. Inès a gardé ses annonces en gras. L’agence a écrit dans le fil : « Livré en un soir, sans relecture. C’est corrigé, et chaque demande est désormais relue avant la mise en ligne. »',
};
