import { CONTACT } from '@anupalan/enums/brand';
import { SITE_MESSAGES } from '@anupalan/enums/messages';
import { SITE_PATHS } from '@anupalan/enums/paths';
import { ContactWidget, WhatsAppIcon } from '@anupalan/ui/site';
import { Mail, MessageSquare, Phone } from 'lucide-react';
import { useEffect, useRef } from 'react';

const rows = [
  {
    icon: MessageSquare,
    title: SITE_MESSAGES.widgetContact,
    text: 'Write to us',
    href: SITE_PATHS.contactUs,
  },
  { icon: Phone, title: SITE_MESSAGES.widgetCall, text: CONTACT.phone, href: CONTACT.phoneHref },
  { icon: Mail, title: SITE_MESSAGES.widgetEmail, text: CONTACT.email, href: CONTACT.emailHref },
  {
    icon: WhatsAppIcon,
    title: SITE_MESSAGES.widgetWhatsApp,
    text: 'Message us',
    href: CONTACT.whatsAppHref,
  },
];

/** The floating widget with its four ways; closes on Escape and on a press outside once it is awake. */
export function Widget() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = () => {
      if (ref.current) ref.current.open = false;
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !ref.current?.contains(event.target)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
    };
  }, []);
  return <ContactWidget ref={ref} label={SITE_MESSAGES.contact} rows={rows} />;
}
