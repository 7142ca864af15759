/** What lies in Camille's mailbox. One mail imitates a colleague; the others are what they seem to be, for comparison. */
import type { Mail } from './artifacts.ts';

const CAMILLE = { name: 'Camille Prigent', address: 'camille.prigent@brevelle.example' };

export const DOUBTFUL = 'indemnite';

export const MAILS: readonly Mail[] = [
  {
    id: DOUBTFUL,
    folder: 'inbox',
    from: { name: 'Inès Moreau (RH)', address: 'ines.moreau@brevelle-rh.example' },
    to: CAMILLE,
    time: '14:12',
    date: 'mardi 17 novembre 2026, 14:12',
    subject: 'URGENT : indemnité télétravail, dernier rappel avant cloture',
    body: [
      { kind: 'text', text: 'Cher(e) collaborateur(trice),' },
      {
        kind: 'text',
        text: 'Suite au nouvel accord sur le télétravail, chaque salarié doit valider son dossier pour continuer à percevoir l’indemnité de 58 € par mois.',
      },
      {
        kind: 'text',
        text: 'Sans réponse de votre part AUJOURD’HUI AVANT 17 H, votre indemnité sera suspendu et vos jours de télétravail seront définitivement annulés. Aucune relance ne sera faite.',
      },
      { kind: 'text', text: 'Deux minutes suffisent, avec vos identifiants habituels et un RIB :' },
      {
        kind: 'link',
        label: 'https://intranet.brevelle.example/rh/teletravail',
        address: 'https://brevelle.example.connexion-compte.example/rh/teletravail',
      },
      { kind: 'text', text: 'Merci de ne pas téléphoner, nos lignes sont saturées. Nous comptons sur votre réactivité.' },
      { kind: 'signature', lines: ['Inès Moreau', 'Ressources humaines, Brévelle Maritime'] },
    ],
  },
  {
    id: 'maintenance',
    folder: 'inbox',
    from: { name: 'Malik Benali', address: 'malik.benali@brevelle.example' },
    to: CAMILLE,
    time: '11:40',
    date: 'mardi 17 novembre 2026, 11:40',
    subject: 'Messagerie indisponible jeudi soir',
    unread: true,
    body: [
      { kind: 'text', text: 'Bonjour Camille,' },
      {
        kind: 'text',
        text: 'La messagerie sera coupée jeudi de 20 h à 21 h pour une mise à jour. Les messages reçus entre-temps arriveront ensuite : vous n’avez rien à faire.',
      },
      { kind: 'text', text: 'Le détail est sur La Passerelle, rubrique Support :' },
      {
        kind: 'link',
        label: 'https://intranet.brevelle.example/support/maintenance',
        address: 'https://intranet.brevelle.example/support/maintenance',
      },
      { kind: 'text', text: 'Comme toujours, personne au support ne vous demandera votre mot de passe.' },
      { kind: 'signature', lines: ['Malik Benali', 'Support informatique, poste 4210'] },
    ],
  },
  {
    id: 'commande',
    folder: 'inbox',
    from: { name: 'Nadia Kervella', address: 'nadia.kervella@brevelle.example' },
    to: CAMILLE,
    time: '09:05',
    date: 'mardi 17 novembre 2026, 09:05',
    subject: 'Élingues du portique 3 : une question',
    body: [
      { kind: 'text', text: 'Bonjour Camille,' },
      {
        kind: 'text',
        text: 'La facture des élingues compte douze pièces, ton bon de commande en compte dix. Qui a raison ? Je t’appelle vers 15 h, rien ne part avant.',
      },
      { kind: 'text', text: 'Bonne journée,' },
      { kind: 'signature', lines: ['Nadia Kervella', 'Comptabilité fournisseurs, poste 4132'] },
    ],
  },
  {
    id: 'entretiens',
    folder: 'inbox',
    from: { name: 'Inès Moreau', address: 'ines.moreau@brevelle.example' },
    to: CAMILLE,
    time: 'Lun.',
    date: 'lundi 16 novembre 2026, 10:20',
    subject: 'Entretiens annuels : choisissez votre créneau',
    body: [
      { kind: 'text', text: 'Bonjour Camille,' },
      {
        kind: 'text',
        text: 'Les entretiens annuels auront lieu du 1er au 18 décembre. Vous pouvez choisir un créneau sur La Passerelle quand vous voudrez, d’ici au 27 novembre.',
      },
      {
        kind: 'link',
        label: 'Choisir un créneau',
        address: 'https://intranet.brevelle.example/rh/entretiens',
        button: true,
      },
      {
        kind: 'text',
        text: 'Le guide est joint. Si aucun horaire ne convient à votre équipe, appelez-moi, nous trouverons autre chose.',
      },
      { kind: 'signature', lines: ['Inès Moreau', 'Ressources humaines, poste 4120'] },
    ],
    attachment: {
      name: 'Guide_entretien_2026.pdf',
      size: '214 Ko',
      preview:
        'Guide de l’entretien annuel, 4 pages : préparer l’entretien, faire le point sur l’année, parler des formations souhaitées.',
    },
  },
  {
    id: 'repas',
    folder: 'inbox',
    from: { name: 'Solène Autret', address: 'solene.autret@brevelle.example' },
    to: { name: 'Exploitation', address: 'exploitation@brevelle.example' },
    time: 'Ven.',
    date: 'vendredi 13 novembre 2026, 16:48',
    subject: 'Repas de fin d’année : poisson ou végétarien ?',
    body: [
      { kind: 'text', text: 'Bonjour l’équipe,' },
      {
        kind: 'text',
        text: 'Le repas aura lieu le 11 décembre à midi, au réfectoire du quai. Répondez-moi simplement « poisson » ou « végétarien » d’ici la fin du mois.',
      },
      { kind: 'text', text: 'Biscotte, ma chatte, vote poisson, mais elle n’est pas invitée.' },
      { kind: 'signature', lines: ['Solène Autret', 'Communication, poste 4108'] },
    ],
  },
  {
    id: 'reponse',
    folder: 'sent',
    from: CAMILLE,
    to: { name: 'Solène Autret', address: 'solene.autret@brevelle.example' },
    time: 'Ven.',
    date: 'vendredi 13 novembre 2026, 17:02',
    subject: 'Re : Repas de fin d’année : poisson ou végétarien ?',
    body: [
      { kind: 'text', text: 'Bonjour Solène,' },
      { kind: 'text', text: 'Végétarien pour moi, merci. Une caresse à Biscotte.' },
      { kind: 'signature', lines: ['Camille Prigent', 'Bureau d’exploitation'] },
    ],
  },
  {
    id: 'signalement',
    folder: 'archive',
    from: { name: 'Fatou Diarra', address: 'fatou.diarra@brevelle.example' },
    to: { name: 'Tout Brévelle', address: 'tous@brevelle.example' },
    replyTo: 'signalement@brevelle.example',
    time: '2 nov.',
    date: 'lundi 2 novembre 2026, 08:30',
    subject: 'Un message vous paraît étrange ?',
    body: [
      { kind: 'text', text: 'Bonjour à toutes et à tous,' },
      {
        kind: 'text',
        text: 'Transférez-le à signalement@brevelle.example, même sans certitude : mieux vaut un doute de trop. Nous répondons dans l’heure, et personne ne vous reprochera une fausse alerte.',
      },
      {
        kind: 'text',
        text: 'Si vous avez déjà cliqué ou saisi un mot de passe, appelez tout de suite le poste\u00a04301 : c’est encore mieux.',
      },
      { kind: 'signature', lines: ['Fatou Diarra', 'Responsable de la sécurité, poste 4301'] },
    ],
  },
  {
    id: 'escale',
    folder: 'archive',
    from: { name: 'Gwenaëlle Riou', address: 'gwenaelle.riou@brevelle.example' },
    to: { name: 'Exploitation', address: 'exploitation@brevelle.example' },
    time: '29 oct.',
    date: 'jeudi 29 octobre 2026, 19:15',
    subject: 'Escale du 28',
    body: [
      { kind: 'text', text: 'Deux heures d’avance malgré le vent. Bravo, et merci.' },
      { kind: 'signature', lines: ['Gwenaëlle Riou'] },
    ],
  },
];
