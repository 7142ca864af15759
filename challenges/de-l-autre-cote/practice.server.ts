/** The messages for practice, none of which occurs in a scored attempt. */
import { fine, harm, type Message, safe, turned } from './messages.server.ts';

export const PRACTICE_LURES: readonly Message[] = [
  {
    lever: 'autorite',
    channel: 'sms',
    from: 'Capitainerie',
    known: 'numéro que vous ne connaissez pas',
    sender: 'outside',
    text: 'Commandant du port. J’ai besoin des plaques de tous les véhicules de votre quai. La police portuaire n’a pas à justifier ses demandes.',
    decisive: 'n’a pas à justifier ses demandes',
    because: 'Le grade remplace la preuve. La vraie capitainerie a un numéro, et laisse rappeler.',
    right: safe(
      'J’appelle la capitainerie, au numéro affiché sur le quai.',
      'La capitainerie n’a rien demandé, et prévient les autres quais.',
    ),
    others: [
      harm(
        'J’envoie les plaques : c’est l’ordre du commandant du port.',
        'La liste dit qui est là, et quand. Personne au port ne la voulait.',
      ),
      harm(
        'Je lui demande son grade par SMS, puis j’envoie les plaques.',
        'Un grade s’écrit en trois mots. Les plaques partent.',
      ),
    ],
  },
  {
    lever: 'urgence',
    mixed: ['service'],
    channel: 'chat',
    from: 'Jules Hamon, transports',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'La barrière se ferme dans 2 minutes et mon bon est illisible. Dictez-moi le numéro du vôtre, je régularise après.',
    decisive: 'se ferme dans 2 minutes',
    because: 'C’est bien Jules, et il court. Mais la barrière rouvre autant qu’il le faut : le poste de garde est là pour cela.',
    right: safe('Je préviens le poste de garde, qui peut l’attendre.', 'Le poste de garde rouvre, et réimprime le bon de Jules.'),
    others: [
      harm(
        'Je dicte mon bon : il va rester coincé derrière la barrière.',
        'Deux camions sortent sous le même bon. Le vôtre est bloqué au retour.',
      ),
      harm(
        'Je dicte la moitié du numéro, pour qu’il gagne du temps.',
        'La moitié suffit à l’agent pressé. Deux camions ont le même bon.',
      ),
    ],
  },
  {
    lever: 'gain',
    channel: 'appel',
    from: '« Croisières du Môle »',
    known: 'numéro que vous ne connaissez pas',
    sender: 'outside',
    text: 'Votre CSE a tiré votre nom : une croisière pour deux est à vous. Il me faut votre date de naissance et une carte pour la caution.',
    decisive: 'une croisière pour deux est à vous',
    because: 'Un lot sans avoir joué. Ce qu’on demande en échange vaut plus cher que la croisière.',
    right: safe(
      'Je remercie, je raccroche, et je signale cet appel.',
      'Le CSE n’a rien organisé. Le numéro est signalé au 33700.',
    ),
    others: [
      harm(
        'Je donne ma date de naissance, et je réserve ma cabine.',
        'La caution est débitée trois fois. La croisière n’existe pas.',
      ),
      harm(
        'Je ne donne que la date, et la carte viendra plus tard.',
        'La date sert le soir même à appeler votre banque à votre place.',
      ),
    ],
  },
  {
    lever: 'peur',
    mixed: ['urgence', 'autorite'],
    channel: 'mail',
    from: 'Contrôle qualité',
    known: 'qualite@brevelle.example',
    sender: 'inside',
    subject: 'Suspension de vos accès',
    text: 'Un usage non conforme a été relevé. Vos accès seront suspendus ce soir, et votre hiérarchie informée. Vous pouvez le contester en vous connectant par ce lien.',
    decisive: 'Vos accès seront suspendus ce soir, et votre hiérarchie informée',
    because: 'L’adresse est de la maison, le procédé non : une menace, puis une seule issue. Une faute se dit de vive voix.',
    right: safe(
      'J’en parle à ma responsable, qui saurait la première.',
      'Votre responsable n’en sait rien. Le support retire le message.',
    ),
    others: [
      harm('Je me reconnecte : je n’ai vraiment rien à me reprocher.', 'La page est fausse, et votre mot de passe y reste.'),
      harm(
        'Je me reconnecte, puis je demande à voir la direction.',
        'La direction tombe des nues. Votre mot de passe, lui, est parti.',
      ),
    ],
  },
  {
    lever: 'service',
    channel: 'sms',
    from: 'Suzanne Pichon',
    known: 'dans vos contacts de travail',
    sender: 'inside',
    text: 'Mon compte est bloqué, et je dois rendre les heures de l’équipe. Vous pouvez me prêter le vôtre ? Vous êtes la seule personne à qui j’ose demander. Suzanne',
    decisive: 'la seule personne à qui j’ose demander',
    because: 'Vraie ou fausse, Suzanne a besoin du support, qui débloque un compte en dix minutes. Pas de votre mot de passe.',
    right: safe('Je l’appelle, et je l’aide à joindre le support.', 'Le support débloque son compte en dix minutes.'),
    others: [
      harm('Je prête mon compte, et je changerai le mot de passe.', 'Tout ce qui est fait ce matin l’est à votre nom.'),
      harm(
        'Je lui demande si c’est elle, puis je prête mon compte.',
        '« Oui, c’est moi. » Un SMS ne prouve rien, et le compte est prêté.',
      ),
    ],
  },
  {
    lever: 'secret',
    mixed: ['autorite'],
    channel: 'mail',
    from: 'Cabinet Ropars',
    known: 'mission@ropars-audit.example',
    sender: 'outside',
    subject: 'Mission discrète',
    text: 'Nous contrôlons votre service pour la direction. Pour que la mission reste utile, n’en parlez à aucun collègue. Pourriez-vous envoyer la liste des absences ?',
    decisive: 'n’en parlez à aucun collègue',
    because: 'Un contrôle existe peut-être. Si personne ne doit pouvoir le confirmer, c’est justement ce qu’il faut demander.',
    right: safe('J’appelle la direction, au poste de l’annuaire.', 'La direction n’a mandaté personne. Le message est signalé.'),
    others: [
      harm(
        'J’envoie la liste : un audit doit rester discret.',
        'Une liste d’absences dit qui est malade, et quand les bureaux sont vides.',
      ),
      harm('J’envoie la liste sans les noms, et je n’en dis rien.', 'Avec les dates et les services, les noms se retrouvent.'),
    ],
  },
];

export const PRACTICE_GENUINE: readonly Message[] = [
  {
    lever: 'aucun',
    channel: 'mail',
    from: 'Studio Pointe-Grise',
    known: 'photos@pointe-grise.example',
    sender: 'outside',
    subject: 'Photos de la visite des familles',
    text: 'Solène les a rangées dans votre dossier commun. Si vous n’aimez pas la vôtre, dites-le-lui, nous la retirons.',
    decisive: 'Si vous n’aimez pas la vôtre',
    because: 'Un dossier que vous avez déjà, une collègue connue, et une phrase qui laisse dire non.',
    right: safe('Je regarde les photos, dans le dossier commun.', 'Elles y sont, rangées par équipe.'),
    others: [
      turned(
        'J’efface : ce studio ne fait pas partie de la maison.',
        'Les photos restent à regarder : elles sont dans un dossier à vous.',
      ),
      fine('J’appelle Solène, puis je regarde les photos.', 'Solène confirme, et les photos sont là.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'appel',
    from: 'Navette du port',
    known: 'numéro que vous ne connaissez pas',
    sender: 'outside',
    text: 'J’ai trouvé votre écharpe dans la navette. Je l’ai laissée à l’accueil, elle vous attendra bien jusqu’à lundi.',
    decisive: 'elle vous attendra bien jusqu’à lundi',
    because: 'Une bonne nouvelle, sans rien à donner, et sans heure à tenir.',
    right: safe('Je dis merci, et je passe la reprendre.', 'L’écharpe est à l’accueil, pliée.'),
    others: [
      turned('Je raccroche : ce numéro ne me dit rien.', 'L’écharpe reste à l’accueil : on ne vous demandait rien.'),
      fine('J’appelle l’accueil, puis je passe la reprendre.', 'L’accueil confirme, et l’écharpe vous attend.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'sms',
    from: 'Malik Benali',
    known: 'dans vos contacts de travail',
    sender: 'inside',
    text: 'Votre casque est réparé, et vous attend au support, premier étage. Aucune hâte, bonne journée.',
    decisive: 'Aucune hâte',
    because: 'Un objet à vous, un lieu connu, et tout le temps qu’il faut.',
    right: safe('Je monte le chercher quand j’ai un moment.', 'Malik vous le rend, avec une housse neuve.'),
    others: [
      turned('Je bloque : le support n’écrit pas de SMS.', 'Le casque reste au premier étage, à votre nom.'),
      fine('J’appelle le support avant de monter.', 'Le support confirme, et vous montez.'),
    ],
  },
  {
    lever: 'aucun',
    channel: 'chat',
    from: 'Gwenaëlle Riou',
    known: 'compte de l’entreprise',
    sender: 'inside',
    text: 'Bravo pour l’escale d’hier. Pourriez-vous relire ma note, dans notre dossier partagé, d’ici à vendredi ? Si c’est trop juste, dites-le-moi.',
    decisive: 'Si c’est trop juste, dites-le-moi',
    because: 'Elle est directrice, et n’en joue pas : le dossier est le vôtre, et vous pouvez dire non.',
    right: safe('Je relis la note, dans notre dossier partagé.', 'Deux virgules et une date : elle vous remercie.'),
    others: [
      turned('J’efface : une directrice n’écrit pas ici.', 'La note attend votre avis : le dossier était le vôtre.'),
      fine('J’appelle son bureau, puis je relis la note.', 'Son bureau confirme, et la note est relue.'),
    ],
  },
];
