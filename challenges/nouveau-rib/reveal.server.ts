/** Remarks about each paper and each call, after the solve. */
import type { NouveauRibReveal, Remark } from './artifacts.ts';
import { callTo } from './calls.server.ts';
import type { Desk, Slip, Truth } from './desk.server.ts';

const TITLES: Readonly<Record<Truth, string>> = {
  unchanged: 'Le changement était faux',
  hacked: 'Le changement était faux',
  'other-account': 'Un vrai changement, détourné',
  genuine: 'Le changement était vrai',
};

const LEADS: Readonly<Record<Truth, string>> = {
  unchanged: 'L’adresse était la bonne, la voix semblait l’être. Un appel, un seul, a suffi.',
  hacked: 'L’adresse était la bonne, la voix semblait l’être. Un appel, un seul, a suffi, et il a prévenu le fournisseur.',
  'other-account':
    'Le fournisseur change bien de banque : c’est ce qui rendait l’e-mail si juste. Seul l’IBAN, dicté, l’a trahi.',
  genuine: 'Rien ne permettait de le savoir depuis le bureau. Un appel, un seul, l’a établi.',
};

export function revealOf(desk: Desk): NouveauRibReveal {
  const genuine = desk.truth === 'genuine';
  return {
    title: TITLES[desk.truth],
    lead: LEADS[desk.truth],
    remarks: {
      address: {
        weight: 'nothing',
        text: genuine
          ? 'La bonne adresse, dans le bon fil. Cette fois, c’était bien la bonne personne aussi.'
          : `La vraie boîte du fournisseur, dans le vrai fil : quelqu’un d’autre y écrivait. ${desk.writer} n’en savait rien.`,
      },
      hour: remark(
        desk,
        'hour',
        'Une heure de bureau. Un pirate en a aussi.',
        genuine
          ? 'Reçu à 3 h 12 : un envoi programmé. L’heure arrête le regard, elle ne tranche pas.'
          : 'Reçu à 3 h 12 : personne n’y facture d’habitude. Assez pour s’arrêter, pas pour conclure.',
      ),
      mail: {
        weight: 'nothing',
        text: genuine
          ? 'C’était sa ligne. Mais un numéro arrivé avec la demande la confirme toujours.'
          : 'Un numéro neuf, arrivé avec la demande : au bout, le même imposteur confirme.',
      },
      invoice: {
        weight: 'nothing',
        text: genuine
          ? 'Exact aussi, mais arrivé avec la demande : il ne vérifie rien.'
          : 'La facture est jointe au même e-mail : son numéro mène au même endroit, musique d’attente comprise.',
      },
      term: remark(
        desk,
        'term',
        genuine
          ? 'Le même délai que sur la fiche. Un pirate qui lit les e-mails le connaît aussi.'
          : 'Le même délai que sur la fiche. Lire les e-mails d’un fournisseur, c’est connaître ses délais.',
        genuine
          ? '« À réception », alors que la fiche dit 30 jours : un modèle mal rempli. Le délai du contrat reste le bon.'
          : '« À réception », alors que la fiche dit 30 jours : on veut que ce soit payé avant d’être relu.',
      ),
      holder: remark(
        desk,
        'holder',
        genuine
          ? '« Partielle » : le nom saisi est presque celui du titulaire, que la banque affiche alors. Ce résultat arrête, il ne tranche pas.'
          : '« Partielle », et presque le bon nom : un compte s’ouvre aussi avec des papiers volés. Ce résultat arrête, il ne tranche pas.',
        genuine
          ? `${desk.supplier.lookalike} : une société du même groupe, que l’appel a nommée. « Partielle » voulait dire : arrêtez-vous, et vérifiez.`
          : `${desk.supplier.lookalike} : un nom voisin, une autre société. « Partielle » veut dire : arrêtez-vous, et vérifiez.`,
      ),
      pressure: {
        weight: 'nothing',
        text: genuine
          ? 'C’était bien Gwenaëlle Riou, pressée pour de vrai. Vraie ou imitée, une voix ne remplace pas une signature.'
          : 'Une voix imitée, à partir d’un discours publié en ligne. Vraie, elle n’aurait rien changé à la procédure.',
      },
      file: {
        weight: 'decides',
        text: 'Le seul numéro que Brévelle avait avant cet e-mail. Personne n’a pu le glisser là pour vous.',
      },
    },
    turns: callTo(desk.phones.file, desk) ?? [],
    ...(genuine ? refused(desk) : paid(desk)),
  };
}

/** The remark about hour, term or holder: striking if the desk's difference is there, genuine change or not; else it proves nothing. */
function remark({ slip }: Desk, place: Slip, usual: string, striking: string): Remark {
  return slip === place ? { weight: 'strikes', text: striking } : { weight: 'nothing', text: usual };
}

function paid({
  supplier,
  amount,
  voices,
  duty,
}: Desk): Pick<NouveauRibReveal, 'otherwiseTitle' | 'otherwiseMove' | 'otherwise' | 'afterwards'> {
  return {
    otherwiseTitle: 'Si le virement était parti',
    otherwiseMove: 'leaves',
    otherwise: [
      {
        when: 'Jeudi, 18 h',
        name: 'Le virement part',
        text: `${amount} quittent Brévelle, en dix secondes s’il est instantané.`,
      },
      {
        when: 'Vendredi, 9 h',
        name: 'Le compte est vidé',
        text: 'La somme repart vers trois pays. Il fallait alerter la banque tout de suite, écrire à 17Cyber, en ligne, et porter plainte : l’assurance le demande sous 72 heures.',
      },
      {
        when: 'Dans 30 jours',
        name: 'Le fournisseur relance',
        text: `${supplier.name} attend toujours son argent. Le plus souvent la dette reste due : on paie deux fois.`,
      },
    ],
    afterwards: `Grâce à votre appel, ${voices.file} fait fermer la boîte piratée à 17 h 50, et prévient quatre autres clients. ${duty} a relu la fiche avec vous. Gwenaëlle Riou, la vraie, a raconté à l’équipe qu’en mars elle avait demandé un virement « sans la paperasse » : « C’est moi qui ai rendu cette voix crédible. »`,
  };
}

function refused({
  supplier,
  duty,
}: Desk): Pick<NouveauRibReveal, 'otherwiseTitle' | 'otherwiseMove' | 'otherwise' | 'afterwards'> {
  return {
    otherwiseTitle: 'Si vous aviez signalé une fraude',
    otherwiseMove: 'stays',
    otherwise: [
      {
        when: 'Vendredi, 9 h',
        name: 'L’alerte part',
        text: `Fatou met de côté les messages de ${supplier.name}, le temps de vérifier. Personne ne vous le reproche.`,
      },
      {
        when: 'Dans 30 jours',
        name: 'Le virement revient',
        text: 'Si personne n’a rouvert la fiche : l’ancien compte est fermé, la facture reste impayée.',
      },
      {
        when: 'Dans 45 jours',
        name: 'La livraison s’arrête',
        text: 'Le fournisseur suspend ses envois, et rappelle qu’il avait tout confirmé.',
      },
    ],
    afterwards: `Le nouveau RIB est entré le lendemain, signé par ${duty}, et payé à l’échéance. Gwenaëlle Riou a rappelé : « J’ai voulu court-circuiter la règle que j’ai signée. Vous avez bien fait de ne pas m’écouter. »`,
  };
}
