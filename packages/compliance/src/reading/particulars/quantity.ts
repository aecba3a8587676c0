/** A quantity as printed, and its unit where it is beside it. */
export type Quantity = { value: string; unit: string | null };

const QUANTITY =
  /^(?:@|up\s*to|max(?:imum)?\.?)?\s*((?:\d[\d,]*(?:\.\d+)?\s*[x×]\s*)?\d[\d,]*(?:\.\d+)?(?:\s*(?:to|-|–)\s*\d[\d,]*(?:\.\d+)?)?)(?!\d|[/.:-]\d|[,-]\s*[a-z])\s*(.*)$/i;

/** "9,600 SCM/Day", "2 x 6 MW", "45.00": a figure and what follows it; null where a cell begins otherwise. */
export const readQuantity = (cell: string): Quantity | null => {
  const match = QUANTITY.exec(cell.trim());
  if (!match?.[1]) return null;
  const unit = (match[2] ?? '').replace(/^[([]\s*|\s*[)\]]$/g, '').trim();
  // "3 nos. induction furnaces" begins with a count and is a name.
  return unit.split(' ').length > 4 ? null : { value: match[1].trim(), unit: unit || null };
};

const UNIT =
  /\/|\bper\b|^(?:%|m|mtrs?|meters?|metres?|M?T|tons?|tonnes?|KL|kgs?|nos?|L|lit(?:re|er)s?|CMD|MLD|KLP?D|KLPA|MTPA|MTPD|TP[HDAMY]|MTA|kVA|kW|MW|HP|TR|sq\.?\s*m|hectares?|ha|acres?|numbers?|pieces|cases|bottles|BL)\.?$/i;

/** Whether words are a unit of a quantity: "MT/Month", "KLD", "m"; "by-product" and "recyclable" are none. */
export const isUnitOfQuantity = (words: string): boolean => UNIT.test(words.trim());

/** The unit that a head names for its column: "Quantity (MT/Month)", "Permitted (in CMD)", "Height in m"; or null. */
export const findUnitOfHead = (head: string): string | null => {
  const bracketed = /[([](?:in\s+)?([A-Za-z%³][^()[\]]{0,14})[)\]]/.exec(head)?.[1];
  if (bracketed && isUnitOfQuantity(bracketed)) return bracketed.trim();
  return (
    /[,:–-]\s*((?:\w+\.?\s*\/\s*|[A-Za-z]+\s+per\s+)[A-Za-z]+)\s*$/.exec(head)?.[1] ??
    /\b(KLD|KLPD|CMD|MLD|TPD|TPH|TPA|MTPA|kVA)\s*$/i.exec(head)?.[1] ??
    /\bin\s+((?:K?L|M|CMD|TP[DHMA])[A-Z]*\b|m(?:trs?|eters?|etres?)?\b|kVA|TPH|TPD|MT\/\w+)/i.exec(
      head,
    )?.[1] ??
    null
  );
};
