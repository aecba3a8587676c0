import type { HeroArtProps } from '@anupalan/ui/site';

/** Names only: what an order is issued under is read from the order itself. */
export const laws = [
  'Water Act 1974',
  'Air Act 1981',
  'Environment (Protection) Act 1986',
  'Hazardous and Other Wastes Rules 2016',
];

/** An invented page of an order and the task made of it. */
export const heroArt: HeroArtProps = {
  sheet: {
    title: 'STATE POLLUTION CONTROL BOARD',
    lines: ['Consent to Operate under the Water Act, 1974', 'and the Air Act, 1981'],
    paragraphs: [
      {
        clause: 16,
        runs: [
          'A) ',
          {
            mark: 'The unit shall run the effluent treatment plant at all times so that the treated effluent meets the standards given below,',
          },
          ' and shall keep a standby power supply for it.',
        ],
      },
      {
        clause: 17,
        runs: [
          'B) ',
          {
            mark: 'The unit shall have the treated effluent sampled and analysed once in a month by a recognised laboratory, and shall send the report to the Board by the 10th of the following month without fail.',
            isActive: true,
          },
        ],
      },
      {
        runs: [
          'C) The reports shall be kept at the unit and shown to the officers of the Board when they ask for them.',
        ],
      },
      {
        clause: 18,
        runs: [
          'D) ',
          { mark: 'The flow meters at inlet and outlet shall be calibrated once in six months' },
          ' and the certificate kept with the log book.',
        ],
      },
      {
        clause: 19,
        runs: [
          '2. ',
          { mark: 'The stack of the boiler shall be monitored once in every quarter' },
          ' and the result sent to the Regional Office within fifteen days of sampling.',
        ],
      },
      {
        runs: [
          '3. The unit shall keep a green belt along its boundary and replace the plants that do not survive.',
        ],
      },
      {
        runs: [
          '4. The drains for storm water shall be kept apart from those for effluent, and cleaned before the monsoon.',
        ],
      },
      {
        runs: [
          '5. The unit shall display the consent at its gate, and tell the Board in advance of any change in its process.',
        ],
      },
    ],
  },
  task: {
    clause: 17,
    place: 'Page 6, para 1 B',
    status: 'Accepted',
    title: 'Monthly effluent sampling and report',
    facts: [
      ['Repeats', 'Every month'],
      ['Due', '10th of the next month'],
      ['From', 'The words marked on page 6'],
    ],
  },
  next: {
    month: 'DEC',
    day: 10,
    title: 'November report to the Board',
    text: 'Then on the 10th of every month.',
  },
  done: { title: 'October report completed', text: 'on 8 Nov, with a remark' },
};
