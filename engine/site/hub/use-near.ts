import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether an element has been near the viewport (IntersectionObserver).
 * @param element null counts as in view @param wanted while false, the element is not watched
 */
export function useNear(element: RefObject<Element | null> | null, wanted = true): boolean {
  const [isNear, setIsNear] = useState(element === null);
  useEffect(() => {
    if (!wanted || !element?.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        setIsNear(true);
      },
      { rootMargin: '320px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, wanted]);
  return isNear;
}
