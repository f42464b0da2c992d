import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A component that is loaded when it is first shown. */
export const lazily = <Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> => {
  let loaded: ComponentType<Props> | null = null;
  return (props: Props) => {
    const [Component, setComponent] = useState<ComponentType<Props> | null>(() => loaded);
    useEffect(() => {
      if (loaded !== null) return;
      void load().then((component) => {
        loaded = component;
        setComponent(() => component);
      });
    }, []);
    return Component === null ? null : <Component {...props} />;
  };
};
