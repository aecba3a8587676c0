import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, Mail, MapPin, Phone as PhoneIcon } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { Field } from '../field/field.tsx';
import { Input } from '../input/input.tsx';
import { Textarea } from '../input/textarea.tsx';
import { Stack } from '../layout/layout.tsx';
import { ContactPanel } from '../site-contact/contact-panel.tsx';
import { ContactWidget } from '../site-contact/contact-widget.tsx';
import { Faq } from '../site-faq/faq.tsx';
import { SiteFooter } from '../site-footer/site-footer.tsx';
import { SiteFrame } from '../site-frame/site-frame.tsx';
import { SiteSection } from '../site-frame/site-section.tsx';
import { SiteHeader } from '../site-header/site-header.tsx';
import { PageHead } from '../site-page-head/page-head.tsx';
import { expectFits } from '../storybook/expectations.ts';
import * as sample from '../storybook/site-samples.tsx';

const ways = [
  { icon: MapPin, title: 'Office', lines: ['4th Floor, Lake Road', 'Thane, Maharashtra', 'India'] },
  { icon: PhoneIcon, title: 'Telephone', lines: ['+91 00000 00000'], href: 'tel:+910000000000' },
  { icon: Mail, title: 'Email', lines: ['hello@example.com'], href: 'mailto:hello@example.com' },
  { icon: Clock, title: 'Hours', lines: ['Monday to Saturday, 9:30 to 18:30 IST'] },
];

type ContactProps = {
  /** What is wrong with the address, if it is. */
  error?: string;
};

function Contact({ error }: ContactProps) {
  return (
    <SiteFrame
      header={<SiteHeader {...sample.siteHeader} />}
      footer={<SiteFooter {...sample.siteFooter} />}
      corner={<ContactWidget label="Contact" rows={sample.contactRows} />}
    >
      <PageHead title="Contact us" lead="Ask about an order, a trial or the work with your laboratory." />
      <SiteSection id="write" aria-label="Write to us" isFollowing>
        <ContactPanel ways={ways}>
          <form action="#contact" method="post" noValidate>
            <Stack gap={5}>
              <Field label="Name" id="contact-name">
                {({ id, describedBy, invalid }) => (
                  <Input
                    id={id}
                    describedBy={describedBy}
                    invalid={invalid}
                    name="name"
                    autoComplete="name"
                  />
                )}
              </Field>
              <Field label="Email" id="contact-email" error={error}>
                {({ id, describedBy, invalid }) => (
                  <Input
                    id={id}
                    describedBy={describedBy}
                    invalid={invalid}
                    name="email"
                    type="email"
                    autoComplete="email"
                  />
                )}
              </Field>
              <Field label="Message" id="contact-message">
                {({ id, describedBy, invalid }) => (
                  <Textarea id={id} describedBy={describedBy} invalid={invalid} name="message" rows={6} />
                )}
              </Field>
              <Button type="submit" variant="primary" size="lg">
                Send
              </Button>
            </Stack>
          </form>
        </ContactPanel>
      </SiteSection>
      <SiteSection id="questions" isFollowing title="Often asked">
        <Faq
          items={[
            {
              question: 'Which orders can it read?',
              answer: 'Consents to establish and to operate, and authorisations.',
            },
            { question: 'Who sees my orders?', answer: 'Only people of your organisation.' },
          ]}
        />
      </SiteSection>
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Contact',
  component: Contact,
  parameters: { isPage: true, layout: 'fullscreen' },
} satisfies Meta<typeof Contact>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desk: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const Tablet: Story = { globals: { viewport: { value: 'w1024' } } };
export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: ({ canvasElement }) => expectFits(canvasElement),
};
export const WithError: Story = { args: { error: 'Enter an email address like name@company.example' } };
