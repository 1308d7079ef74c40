import { type ComponentType, useContext, useMemo } from 'react';
import { Home, homeOf } from './home.island.tsx';

type Container = Element | null | undefined;

interface PortalProps {
  container?: Container | (() => Container);
}

/** Lets a library's portal lead to the home of the part it is in, where it would lead to the body. */
export function atHome<Props extends PortalProps>(Portal: ComponentType<Props>) {
  return function PortalAtHome(props: Props) {
    const { container } = props;
    const scope = useContext(Home);
    const led = useMemo(
      () => (scope ? () => lead(container, scope) : container),
      [container, scope],
    );

    return <Portal {...props} container={led} />;
  };
}

function lead(container: PortalProps['container'], scope: string): Container {
  const wanted = typeof container === 'function' ? container() : container;
  return wanted && wanted !== document.body ? wanted : homeOf(scope);
}
