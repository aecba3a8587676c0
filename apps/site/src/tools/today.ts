import { todayIn } from '@anupalan/compliance/schedules/today';

/** The day of today in India, where the dates of these tools are counted. */
export function todayInIndia(): string {
  return todayIn('Asia/Kolkata', new Date().toISOString());
}
