/** Errors of backup and restore. With any of them, nothing was written. */
import { ServerError } from '../errors.ts';
import { VERSION } from '../version.ts';

/** Largest backup that can be restored, in bytes. */
export const MAX_BACKUP_BYTES = 2 * 1024 ** 3;

export function foreignBackup(): ServerError {
  return new ServerError(422, 'backup-foreign', {
    en: 'This file is not a backup of Vigie, or another program wrote it anew. Choose the file as it was downloaded.',
    fr: 'Ce fichier n’est pas une sauvegarde de Vigie, ou un autre programme l’a réécrit. Choisissez le fichier tel qu’il a été téléchargé.',
  });
}

/** The message says how to open the backup: the key is the owner's alone, and is not sent to a server. */
export function encryptedBackup(): ServerError {
  return new ServerError(422, 'backup-encrypted', {
    en: 'This backup is encrypted. On the machine of the database: vigie restore <file> --identity <file of the secret key>. Or decrypt it first (age -d -i <file of the secret key>), and restore the result.',
    fr: 'Cette sauvegarde est chiffrée. Sur la machine de la base : vigie restore <fichier> --identity <fichier de la clé secrète>. Ou déchiffrez-la d’abord (age -d -i <fichier de la clé secrète>), puis restaurez le résultat.',
  });
}

/** The error for a key given with a file that is not encrypted, or that age wrote as text. */
export function notEncrypted(): ServerError {
  return new ServerError(422, 'backup-not-encrypted', {
    en: 'This file is not encrypted, or stands in the text form of age. Restore it without a key, or decrypt it first (age -d).',
    fr: 'Ce fichier n’est pas chiffré, ou l’est sous la forme texte d’age. Restaurez-le sans clé, ou déchiffrez-le d’abord (age -d).',
  });
}

/** The error for secret keys that open other files only. */
export function strangeIdentity(): ServerError {
  return new ServerError(422, 'backup-identity', {
    en: 'This backup was encrypted for another key. Give the secret key of one of its BACKUP_RECIPIENT. Nothing was restored.',
    fr: 'Cette sauvegarde a été chiffrée pour une autre clé. Donnez la clé secrète d’un de ses BACKUP_RECIPIENT. Rien n’a été restauré.',
  });
}

/** @param version release that wrote the backup */
export function newerBackup(version: string): ServerError {
  return new ServerError(422, 'backup-newer', {
    en: `This backup was made by Vigie ${version}, and this is Vigie ${VERSION}, which cannot read it. Update Vigie first.`,
    fr: `Cette sauvegarde vient de Vigie ${version} ; ici tourne Vigie ${VERSION}, qui ne peut pas la lire. Mettez d’abord Vigie à jour.`,
  });
}

export function developmentBackup(): ServerError {
  return new ServerError(422, 'backup-development', {
    en: 'This backup was made by a development version of Vigie, before 1.0.0, which no release can read. Restore it with the version that made it.',
    fr: 'Cette sauvegarde vient d’une version de développement, antérieure à 1.0.0, qu’aucune version publiée ne sait lire. Restaurez-la avec la version qui l’a faite.',
  });
}

/** @param problem location and cause of the damage in the file */
export function damagedBackup(problem: string): ServerError {
  return new ServerError(422, 'backup-damaged', {
    en: `This backup is damaged: ${problem} Nothing was restored.`,
    fr: `Cette sauvegarde est abîmée : ${problem} Rien n’a été restauré.`,
  });
}

/** @param problem location and cause of the error in the database */
export function unsoundBackup(problem: string): ServerError {
  return new ServerError(500, 'backup-unsound', {
    en: `The database holds something that no backup can give back: ${problem} No backup was made. Correct it, or copy the database itself.`,
    fr: `La base contient quelque chose qu’aucune sauvegarde ne peut rendre : ${problem} Aucune sauvegarde n’a été faite. Corrigez-la, ou copiez la base elle-même.`,
  });
}

/** Downloads are limited, as each takes disk space, and a database connection until its temporary file is complete. */
export function tooManyBackups(): ServerError {
  return new ServerError(
    503,
    'busy',
    {
      en: 'Other backups are being downloaded. Try again when they are done.',
      fr: 'D’autres sauvegardes sont en cours de téléchargement. Réessayez quand elles seront finies.',
    },
    { retryAfter: 30 },
  );
}

export function backupTooLarge(): ServerError {
  return new ServerError(413, 'backup-too-large', {
    en: 'This file is larger than 2 GB, the most that can be restored.',
    fr: 'Ce fichier dépasse 2 Go, la taille maximale d’une restauration.',
  });
}

/** @param folder of temporary files */
export function noTemporaryFolder(folder: string): ServerError {
  return new ServerError(500, 'no-temporary-folder', {
    en: `The server cannot write to its temporary folder ${folder}, through which backups come and go. Make it writable, or start the server with TMPDIR set to another.`,
    fr: `Le serveur ne peut pas écrire dans son dossier temporaire ${folder}, par où passent les sauvegardes. Rendez-le accessible en écriture, ou lancez le serveur avec un autre TMPDIR.`,
  });
}

export function installationNotEmpty(): ServerError {
  return new ServerError(409, 'installation-not-empty', {
    en: 'This installation has sessions, campaigns or a directory of people already. A full backup goes into an empty one; here, restore one of its sessions as a new one.',
    fr: 'Cette installation a déjà des sessions, des campagnes ou un annuaire. Une sauvegarde complète se restaure dans une installation vide ; ici, restaurez une de ses sessions comme nouvelle.',
  });
}

export function notInBackup(): ServerError {
  return new ServerError(
    404,
    'unknown-session',
    { en: 'The backup has no session with this identifier.', fr: 'La sauvegarde n’a aucune session de cet identifiant.' },
    { field: 'session' },
  );
}
