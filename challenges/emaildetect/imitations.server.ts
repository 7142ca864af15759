/**
 * Mails that imitate Inès. All have the same four signs (specification, section 5), in different words: an address that is not hers,
 * urgency, a link to another site, mistakes. None greets Camille by name, and none invites her to telephone.
 */
import { type Annotated, annotate } from './annotated.server.ts';
import type { AnnotatedLine } from './artifacts.ts';
import { CAMILLE } from './mails.server.ts';

/** Id of the doubtful mail, the same for every imitation. */
export const DOUBTFUL = 'mardi-14-12';

export interface Imitation extends Annotated {
  readonly id: string;
  /** Two spelling mistakes in the text: one that can only be seen, then one that can also be heard. */
  readonly mistakes: readonly string[];
}

interface Words {
  readonly id: string;
  readonly name: string;
  /** Domain of the address « ines.moreau@… ». */
  readonly domain: string;
  readonly subject: string;
  readonly subjectNote: string;
  readonly greeting: string;
  readonly context: string;
  readonly contextNote?: string;
  readonly pressure: string;
  readonly pressureNote: string;
  readonly ask: string;
  /** Path of the link. The host before it ends with `owner`, the domain of its real owner. */
  readonly path: string;
  readonly lure: string;
  readonly owner: string;
  readonly closing: string;
  readonly mistakes: readonly [string, string];
}

const sign = (name: string, text: string): AnnotatedLine['note'] & object => ({ kind: 'sign', name, text });
const nothing = (name: string, text: string): AnnotatedLine['note'] & object => ({ kind: 'nothing', name, text });

function imitation({ id, mistakes, ...words }: Words): Imitation {
  return {
    id,
    mistakes,
    ...annotate({
      head: { id: DOUBTFUL, folder: 'inbox', to: CAMILLE, time: '14:12', date: 'mardi 17 novembre 2026, 14:12' },
      name: words.name,
      address: `ines.moreau@[${words.domain}]`,
      sender: sign(
        'Expéditeur suspect',
        `Le nom est un texte libre. L’adresse finit par ${words.domain} ; celles de l’entreprise finissent par brevelle.example.`,
      ),
      subject: { text: words.subject, note: sign('Urgence', words.subjectNote) },
      lines: [
        {
          text: `[${words.greeting}]`,
          note: nothing(
            'La salutation : ni personnelle, ni une preuve',
            'Elle ne nomme personne, donc la cinquième case restait vide. Des messages sincères saluent ainsi tout le monde.',
          ),
        },
        { text: words.context, ...(words.contextNote && { note: sign('Fautes', words.contextNote) }) },
        { text: words.pressure, note: sign('Fautes', words.pressureNote) },
        {
          text: words.ask,
          note: sign(
            'Ce qu’on vous demande',
            'Aucune case pour cela, et c’est le plus sûr des signaux : personne ne demande un mot de passe par message.',
          ),
        },
        {
          link: `https://intranet.brevelle.example/rh/${words.path}`,
          address: `https://${words.lure}[${words.owner}]/rh/${words.path}`,
          note: sign(
            'Lien trompeur',
            `Avant la flèche, ce qu’on lit ; après elle, là où l’on va. Le nom du site finit par ${words.owner} : ce n’est pas Brévelle.`,
          ),
        },
        {
          text: words.closing,
          note: sign(
            'Urgence',
            'Pire qu’un délai : une défense d’appeler. Vingt secondes au téléphone suffisaient à tout arrêter.',
          ),
        },
      ],
      signature: ['Inès Moreau', 'Ressources humaines, Brévelle Maritime'],
    }),
  };
}

export const SEATS: readonly Imitation[] = [
  imitation({
    id: 'indemnite',
    name: 'Inès Moreau (RH)',
    domain: 'brevelle-rh.example',
    subject: '[URGENT] : indemnité télétravail, dernier rappel avant [cloture]',
    subjectNote: 'Dès l’objet, un « dernier rappel » sans premier. Et une première faute : « cloture » a perdu son accent.',
    greeting: 'Cher(e) collaborateur(trice),',
    context:
      'Suite au nouvel accord sur le télétravail, chaque salarié doit valider son dossier pour continuer à percevoir l’indemnité de 58 € par mois.',
    pressure:
      'Sans réponse de votre part [AUJOURD’HUI AVANT 17 H], votre indemnité sera [remis] en cause et vos jours de télétravail seront [définitivement annulés].',
    pressureNote:
      '« Sera remis », pour une indemnité : cela s’entend. Le reste pèse davantage : moins de trois heures, et une menace.',
    ask: 'Deux minutes suffisent, avec [vos identifiants habituels et un RIB] :',
    path: 'teletravail',
    lure: 'brevelle.example.',
    owner: 'connexion-compte.example',
    closing: '[Merci de ne pas téléphoner], nos lignes sont saturées. Nous comptons sur votre réactivité.',
    mistakes: ['cloture', 'indemnité sera remis '],
  }),
  imitation({
    id: 'carte',
    name: 'Inès Moreau',
    domain: 'brevelle-avantages.example',
    subject: 'Carte titres-restaurant : [dernier délai ce jour], 17 h',
    subjectNote: 'Un « dernier délai » que rien n’avait annoncé, et qui tombe dans moins de trois heures.',
    greeting: 'Cher(e) salarié(e),',
    context:
      'Notre prestataire change au 1er décembre. Les cartes qui [n’aurons] pas été enregistrées ne seront plus rechargées.',
    contextNote: '« Qui n’aurons » : les cartes « n’auront ». À peine une faute, et bien des fraudes n’en ont plus.',
    pressure: 'Passé 17 h, votre solde de 96 € sera [remise] à zéro, [sans recours possible].',
    pressureNote:
      '« Remise », pour un solde : cela s’entend. Le reste pèse davantage : une heure limite, et une perte sans retour.',
    ask: 'Une minute suffit, avec [vos identifiants et le numéro de votre carte bancaire] :',
    path: 'titres-restaurant',
    lure: 'intranet-brevelle.',
    owner: 'mon-espace-carte.example',
    closing: 'Le prestataire est débordé : [inutile d’appeler], cela ne ferait que retarder votre dossier.',
    mistakes: ['n’aurons pas', 'sera remise '],
  }),
  imitation({
    id: 'prime',
    name: 'Inès Moreau (RH)',
    domain: 'rh-brevelle.example',
    subject: 'Prime de partage : votre RIB [avant 17 h]',
    subjectNote: 'Une bonne nouvelle, et aussitôt une heure limite : moins de trois heures pour y penser.',
    greeting: 'Chère collègue, cher collègue,',
    context: 'La direction a décidé d’une prime de 450 € pour chaque [salariés]. Elle part avec la paie de novembre.',
    contextNote: '« Chaque salariés », au pluriel. À peine une faute, et bien des fraudes n’en ont plus.',
    pressure: 'Sans confirmation [cet après-midi], votre part sera [remis] en commun et [ne pourra plus être réclamée].',
    pressureNote:
      '« Remis », pour une part : cela s’entend. Le reste pèse davantage : on vous fait craindre de perdre ce que vous n’aviez pas.',
    ask: 'Il suffit de ressaisir [votre mot de passe, puis votre RIB] :',
    path: 'prime-2026',
    lure: 'intranet.brevelle.example.',
    owner: 'validation-paie.example',
    closing: 'Je suis en réunion jusqu’à ce soir, [ne m’appelez pas]. Merci de votre rapidité.',
    mistakes: ['chaque salariés', 'part sera remis '],
  }),
  imitation({
    id: 'mutuelle',
    name: 'Inès Moreau',
    domain: 'brevelle-social.example',
    subject: '[Dernier jour] : votre contrat de mutuelle sera [résillié]',
    subjectNote: 'Un « dernier jour » dont personne n’avait parlé. Et une première faute : « résillié », pour « résilié ».',
    greeting: 'Madame, Monsieur,',
    context:
      'Le contrat collectif de Brévelle change au 1er janvier. Chaque dossier doit être confirmé de nouveau, enfants compris.',
    pressure:
      'À défaut de réponse [aujourd’hui à 17 h au plus tard], votre couverture, enfants compris, sera [mis] en attente dès demain. [Aucune exception] ne sera accordée.',
    pressureNote: '« Mis », pour une couverture : cela s’entend. Le reste pèse davantage : une heure limite, et vos enfants.',
    ask: 'Cinq minutes, avec [votre mot de passe et votre numéro de Sécurité sociale] :',
    path: 'mutuelle',
    lure: 'brevelle.',
    owner: 'dossier-sante.example',
    closing: 'Le standard est saturé, [merci de ne pas appeler]. Je compte sur vous.',
    mistakes: ['résillié', 'sera mis '],
  }),
  imitation({
    id: 'conges',
    name: 'Inès Moreau (RH)',
    domain: 'brevelle-conges.example',
    subject: 'Solde de congés : [action immédiate requise]',
    subjectNote: '« Immédiate », pour un compteur que l’on consulte une fois par mois.',
    greeting: 'À tous les collaborateurs,',
    context: 'Le logiciel des congés est remplacé ce soir. Les compteurs qui ne seront pas [transférer] seront remis à zéro.',
    contextNote: '« Pas transférer », pour « transférés ». À peine une faute, et bien des fraudes n’en ont plus.',
    pressure:
      'Validez le vôtre [avant 17 h], sans quoi vos 12 jours restants ne seront pas [reprises], [sans report ni paiement].',
    pressureNote:
      '« Reprises », pour douze jours : cela s’entend. Le reste pèse davantage : moins de trois heures, et une perte sans retour.',
    ask: 'Une minute, avec [votre identifiant et votre mot de passe] :',
    path: 'conges',
    lure: 'passerelle.brevelle.',
    owner: 'espace-salarie.example',
    closing: '[Ne téléphonez pas], je suis sur la bascule toute la journée. Un clic, et c’est réglé.',
    mistakes: ['pas transférer', 'seront pas reprises,'],
  }),
  imitation({
    id: 'paie',
    name: 'Inès Moreau',
    domain: 'brevelle-paie.example',
    subject: '[URGENT] Paie de novembre : coordonnées à confirmer',
    subjectNote: 'Un mot en capitales, et le salaire du mois : de quoi lire trop vite la suite.',
    greeting: 'Bonjour,',
    context: 'Après un incident chez notre prestataire, une partie des RIB [à été effacée]. Le vôtre en fait partie.',
    contextNote: '« À été », pour « a été ». À peine une faute, et bien des fraudes n’en ont plus.',
    pressure: 'Sans votre RIB [avant 17 h], votre salaire [ne sera pas viré] ; les retardataires [attendra] la paie de décembre.',
    pressureNote:
      '« Attendra », pour plusieurs personnes : cela s’entend. Le reste pèse davantage : moins de trois heures, et votre salaire.',
    ask: 'Connectez-vous avec [vos identifiants habituels, puis votre RIB] :',
    path: 'paie',
    lure: 'intranet.brevelle.',
    owner: 'example-rh.example',
    closing: 'L’équipe [ne répond pas au téléphone] pendant l’incident. Merci d’agir tout de suite.',
    mistakes: ['à été', 'retardataires attendra '],
  }),
];

/** Imitations for practice. */
export const PRACTICE: readonly Imitation[] = [
  imitation({
    id: 'badge',
    name: 'Inès Moreau (RH)',
    domain: 'brevelle-acces.example',
    subject: 'Votre badge sera [désactivé à 17 h]',
    subjectNote: 'Une sanction annoncée dès l’objet, pour le jour même.',
    greeting: 'Cher utilisateur,',
    context: 'Les droits d’accès du site sont mis à jour. Chaque profil doit être [vérifier] par son titulaire.',
    contextNote: '« Doit être vérifier », pour « vérifié ». À peine une faute, et bien des fraudes n’en ont plus.',
    pressure: 'Sans validation [cet après-midi], votre badge [n’ouvrira plus rien] demain, et vos heures ne [sera] pas comptées.',
    pressureNote: '« Sera », pour des heures : cela s’entend. Le reste pèse davantage : une heure limite, et une porte fermée.',
    ask: 'Il vous faut [vos identifiants et une copie de votre carte d’identité] :',
    path: 'badge',
    lure: 'intranet.brevelle.',
    owner: 'controle-profil.example',
    closing: 'Les appels [ne seront pas traités]. Merci de faire vite.',
    mistakes: ['être vérifier', 'heures ne sera '],
  }),
  imitation({
    id: 'formation',
    name: 'Inès Moreau',
    domain: 'formation-brevelle.example',
    subject: '[Dernière relance] : formation obligatoire non suivie',
    subjectNote: 'Une « dernière relance » sans première.',
    greeting: 'Chers tous,',
    context: 'Votre formation à la sécurité n’est pas [enregistré]. Les attestations sont contrôlées demain matin.',
    contextNote: '« N’est pas enregistré », pour une formation. À peine une faute, et bien des fraudes n’en ont plus.',
    pressure: '[À 17 h], les dossiers incomplets seront [transmis à la direction]. Aucun délai ne sera [permise].',
    pressureNote: '« Permise », pour un délai : cela s’entend. Le reste pèse davantage : une heure limite, et la direction.',
    ask: 'Attestez sur l’honneur, avec [vos identifiants et votre date de naissance] :',
    path: 'formation',
    lure: 'brevelle.example.',
    owner: 'attestation-en-ligne.example',
    closing: 'Je suis injoignable : [ne téléphonez pas], validez.',
    mistakes: ['pas enregistré.', 'sera permise'],
  }),
];
