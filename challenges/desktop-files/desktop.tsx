import { useState } from 'react';
import type { DesktopFile } from './artifacts.ts';
import styles from './desktop.module.css';
import { FileIcons } from './file-icons.tsx';
import { FileWindow } from './file-window.tsx';
import { Taskbar } from './taskbar.tsx';
import { Wallpaper } from './wallpaper.tsx';

/** The icons, the windows that they open, and a taskbar. Windows are stacked, and only the uppermost one can be used. */
export function Desktop({ files }: { readonly files: readonly DesktopFile[] }) {
  const [open, setOpen] = useState<readonly DesktopFile[]>([]);
  const show = (file: DesktopFile) => setOpen((windows) => [...windows, file]);
  return (
    <section className={styles.desktop} aria-label="Bureau du poste PC-QUAI-2">
      <Wallpaper />
      <div className={styles.screen}>
        <div className={styles.icons} inert={open.length > 0}>
          <FileIcons label="Icônes du bureau" files={files} onOpen={show} />
        </div>
        {open.map((file, depth) => (
          <FileWindow
            key={file.id}
            file={file}
            front={depth === open.length - 1}
            onOpen={show}
            onClose={() => setOpen((windows) => windows.filter(({ id }) => id !== file.id))}
          />
        ))}
      </div>
      <Taskbar open={open} />
    </section>
  );
}
