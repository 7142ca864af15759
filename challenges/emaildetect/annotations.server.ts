/** The imitation and a mail of the true Inès, line by line, with what there was to see in each. */
import type { AnnotatedLine } from './artifacts.ts';

export const ANNOTATED: readonly AnnotatedLine[] = [
  {
    label: 'De',
    text: 'Inès Moreau (RH) <ines.moreau@[brevelle-rh.example]>',
    note: {
      kind: 'sign',
      name: 'Expéditeur suspect',
      text: 'Le nom est un texte libre. L’adresse finit par brevelle-rh.example, un domaine que n’importe qui a pu acheter : celui de l’entreprise est brevelle.example.',
    },
  },
  {
    label: 'Objet',
    text: '[URGENT] : indemnité télétravail, dernier rappel avant [cloture]',
    note: {
      kind: 'sign',
      name: 'Urgence',
      text: 'Dès l’objet, un « dernier rappel » sans premier. Première faute, aussi : « cloture » a perdu son accent.',
    },
  },
  {
    text: '[Cher(e) collaborateur(trice),]',
    note: {
      kind: 'nothing',
      name: 'La salutation : ni personnelle, ni une preuve',
      text: 'Elle ne nomme personne, donc la cinquième case restait vide. Des messages sincères saluent ainsi tout le monde.',
    },
  },
  {
    text: 'Suite au nouvel accord sur le télétravail, chaque salarié doit valider son dossier pour continuer à percevoir l’indemnité de 58 € par mois.',
  },
  {
    text: 'Sans réponse de votre part [AUJOURD’HUI AVANT 17 H], votre indemnité sera [suspendu] et vos jours de télétravail seront [définitivement annulés]. [Aucune relance] ne sera faite.',
    note: {
      kind: 'sign',
      name: 'Fautes',
      text: '« Sera suspendu », pour une indemnité : à peine une faute, et bien des fraudes n’en ont plus. Le reste de la phrase pèse davantage : moins de trois heures, une menace, pas de retour possible.',
    },
  },
  {
    text: 'Deux minutes suffisent, avec [vos identifiants habituels et un RIB] :',
    note: {
      kind: 'nothing',
      name: 'Ce qu’on voulait',
      text: 'Aucune case pour cela, et pourtant tout est là : un mot de passe et un compte bancaire. Demandez-vous toujours ce qu’on veut vous faire donner.',
    },
  },
  {
    text: 'https://intranet.brevelle.example/rh/teletravail → https://brevelle.example.[connexion-compte.example]/rh/teletravail',
    note: {
      kind: 'sign',
      name: 'Lien trompeur',
      text: 'Avant la flèche, ce qu’on lit ; après elle, là où l’on va. Avant la barre qui suit le nom du site, les deux derniers mots disent à qui il est : connexion-compte.example.',
    },
  },
  {
    text: '[Merci de ne pas téléphoner], nos lignes sont saturées. Nous comptons sur votre réactivité.',
    note: {
      kind: 'sign',
      name: 'Urgence',
      text: 'Un appel de vingt secondes suffisait à tout arrêter : voilà pourquoi on vous le déconseille.',
    },
  },
  { text: 'Inès Moreau, Ressources humaines, Brévelle Maritime' },
];

export const GENUINE: readonly AnnotatedLine[] = [
  {
    label: 'De',
    text: 'Inès Moreau <ines.moreau@[brevelle.example]>',
    note: { kind: 'genuine', name: 'L’adresse de l’entreprise', text: 'La même que dans l’annuaire, jusqu’au dernier mot.' },
  },
  { label: 'Objet', text: 'Entretiens annuels : choisissez votre créneau' },
  {
    text: '[Bonjour Camille,]',
    note: {
      kind: 'genuine',
      name: 'Une salutation personnalisée',
      text: 'La voici, la vraie. Elle met en confiance, sans rien garantir : un prénom se trouve en ligne en une minute.',
    },
  },
  {
    text: 'Les entretiens annuels auront lieu du 1er au 18 décembre. Vous pouvez choisir un créneau sur La Passerelle [quand vous voudrez, d’ici au 27 novembre].',
    note: { kind: 'genuine', name: 'Du temps', text: 'Onze jours, et aucune menace pour qui les laisse passer.' },
  },
  {
    text: 'Choisir un créneau → https://[intranet.brevelle.example]/rh/entretiens',
    note: { kind: 'genuine', name: 'Un lien qui mène chez nous', text: 'Le nom du site finit par brevelle.example.' },
  },
  {
    text: 'Le guide est joint. Si aucun horaire ne convient à votre équipe, [appelez-moi], nous trouverons autre chose.',
    note: {
      kind: 'genuine',
      name: 'Une porte ouverte',
      text: 'Le poste est celui de l’annuaire, et l’on vous invite à vous en servir.',
    },
  },
  { text: 'Inès Moreau, Ressources humaines, poste 4120' },
];
