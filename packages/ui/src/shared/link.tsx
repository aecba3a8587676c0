import { type ComponentProps, type ComponentType, createContext, type ReactNode, useContext } from 'react';

/** The props that the kit passes to the link component: an anchor's, always with `href`. */
export type LinkProps = ComponentProps<'a'> & {
  /** The address that it opens. */
  href: string;
};

const LinkContext = createContext<ComponentType<LinkProps> | null>(null);

/** Props of {@link LinkProvider}. */
export type LinkProviderProps = {
  /** Renders every link of the kit, for example the router's own link. */
  component: ComponentType<LinkProps>;
  children: ReactNode;
};

/** Lets an app render the kit's links with its router. Without it they are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkContext value={component}>{children}</LinkContext>;
}

/** A link. It uses the app's link component if there is a {@link LinkProvider}, otherwise an anchor. */
export function Link(props: LinkProps) {
  const Component = useContext(LinkContext);
  return Component ? <Component {...props} /> : <a {...props} />;
}
