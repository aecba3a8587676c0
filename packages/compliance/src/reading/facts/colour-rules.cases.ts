import { toFamily } from '../rule-family.test-support.ts';
import { COLOUR_RULES, findCategory } from './colour-rules.ts';
import { toLines } from './head.test-support.ts';

/** The colour category, with the words that it was found in. */
export const colours = toFamily({
  name: 'colour',
  rules: COLOUR_RULES,
  run: (lines: string[], rules) => {
    const fact = findCategory(toLines(lines), rules);
    return fact ? `${fact.value}: ${fact.citation?.quote}` : null;
  },
  cases: {
    'of-holder': {
      accepts: [
        [['Category of Industry: RED'], 'red: Category of Industry: RED'],
        [['Classification of industry | Orange; Large scale'], 'orange: Classification of industry Orange'],
        [['Category of the facility: RED.'], 'red: Category of the facility: RED'],
        [['Category of the health care facility: Red'], 'red: Category of the health care facility: Red'],
        [['Category of the unit (CPCB) - Orange'], 'orange: Category of the unit (CPCB) - Orange'],
        [['Category of the industry as per CPCB : RED'], 'red: Category of the industry as per CPCB : RED'],
      ],
      rejects: [
        [['Category of Industry: B2'], null],
        [['Category of the bags: red'], null],
      ],
    },
    'behind-category': {
      accepts: [
        [['The category is "Orange"'], 'orange: category is "Orange'],
        [['Category and scale : Orange, Medium'], 'orange: Category and scale : Orange'],
        [['Category - green'], 'green: Category - green'],
        [['Earlier category: Orange. Present category: Red'], 'red: category: Red'],
        [['Category ....... Orange ....... Size'], 'orange: Category ....... Orange'],
        [['Cat.: Orange'], 'orange: Cat.: Orange'],
        [['Classification: Red (Large)'], 'red: Classification: Red'],
        [['17 category/Red'], 'red: category/Red'],
        [['Category (as applied): Orange', 'Category (as granted): Red'], 'red: Category (as granted): Red'],
        [['Industry category (CPCB): Red'], 'red: category (CPCB): Red'],
      ],
      rejects: [
        [['Category: B2'], null],
        [['The industries are of all categories, redundant ones too'], null],
      ],
    },
    'before-category': {
      accepts: [
        [['CONSENT TO OPERATE - ORANGE CATEGORY'], 'orange: ORANGE CATEGORY'],
        [['to your unit [Red - 17 category, LSI]'], 'red: Red - 17 category'],
        [['RED (LSI) category'], 'red: RED (LSI) category'],
        [['a "white" category unit'], 'white: white" category'],
        [['CTO to the mill (Orange Cat.)'], 'orange: Orange Cat.'],
        [['RED (17 CAT.)'], 'red: RED (17 CAT.'],
        [
          [
            'You applied treating it as an Orange category mill; it comes in',
            'the Red category of the list.',
          ],
          'red: Red category',
        ],
        [['Its change from Orange category to Green category is approved.'], 'green: Green category'],
        [['You have applied in Orange category but the mill is in Red category.'], 'red: Red category'],
        [['It was under Orange category till 2021 and is now under Red category'], 'red: Red category'],
        [['The mill is of Red colour category'], 'red: Red colour category'],
        [['You applied for it as an Orange category mill.'], 'orange: Orange category'],
        [
          ['The mill of the Orange category shall give no waste to a Red category mill'],
          'orange: Orange category',
        ],
      ],
      rejects: [
        [['Yellow and red category bags'], null],
        [['The red cat'], null],
        [['Painted red and green'], null],
      ],
    },
    'before-scale': {
      accepts: [
        [['RED / Large'], 'red: RED / Large'],
        [['Orange-SSI'], 'orange: Orange-SSI'],
        [['Textile processing - Red Large'], 'red: Red Large'],
      ],
      rejects: [[['Red bricks / Large'], null]],
    },
    'behind-scale': {
      accepts: [
        [['Large / Red'], 'red: Large / Red'],
        [['small scale, orange'], 'orange: small scale, orange'],
      ],
      rejects: [[['Large trees, green'], null]],
    },
    'behind-scale-label': {
      accepts: [
        [['Scale - Orange'], 'orange: Scale - Orange'],
        [['Size / Red'], 'red: Size / Red'],
      ],
      rejects: [[['Colour - Orange'], null]],
    },
    'in-brackets': {
      accepts: [[['is granted consent up to 31st March 2026 (Orange).'], 'orange: (Orange)']],
      rejects: [[['is granted consent (Orange juice).'], null]],
    },
    'behind-choices': {
      accepts: [
        [
          ['Colour category of the unit | White / Green / Orange / Red : Green'],
          'green: category of the unit White / Green / Orange / Red : Green',
        ],
        [['Category: White/Orange – Orange'], 'orange: Category: White/Orange – Orange'],
      ],
      rejects: [[['Category: White, so it is green'], 'white: Category: White']],
    },
    'classed-as': {
      accepts: [
        [['The unit is categorised as Orange in the zone.'], 'orange: categorised as Orange'],
        [['It falls under the category of Red.'], 'red: falls under the category of Red'],
        [['It comes under Green for its size.'], 'green: comes under Green'],
        [['It falls under the red list of the Board.'], 'red: falls under the red'],
        [['The industry is classified as a "Green" one.'], 'green: classified as a "Green'],
      ],
      rejects: [[['The area is classified as green belt.'], null]],
    },
    'behind-colour': {
      accepts: [[['Type / Colour : Plywood / Orange'], 'orange: / Colour : Plywood / Orange']],
      rejects: [[['The colour of the water / sludge is Orange'], null]],
    },
    list: {
      accepts: [[['It is Serial No. 41 of the orange list of industries.'], 'orange: orange list']],
      rejects: [[['Put it in the red bag, and list the bag.'], null]],
    },
    'below-label': {
      accepts: [
        [
          ['Unit | Category', 'Sunrise Mills | of 2024', 'Pune | Orange'],
          'orange: Unit Category Pune Orange',
        ],
        [
          ['Product | Category', 'Flats of steel | Red (Medium)'],
          'red: Product Category Flats of steel Red (Medium)',
        ],
      ],
      rejects: [
        [['Category | Waste', 'Yellow | Gauze', 'Red | Tubes'], null],
        [['Unit | Category', 'Sunrise Mills | of 2024', 'Red | Pune'], null],
      ],
    },
  },
});
