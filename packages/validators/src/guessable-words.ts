/**
 * Words of which passwords are made where the rules ask for a capital, a digit and a sign: people write one of these and
 * add what is missing (`India@123`). From general knowledge, for people in India who work with this product; the
 * commonest words of the world are in the list of common passwords already. In lower case, of three letters or more.
 */
export const GUESSABLE_WORDS: readonly string[] = [
  // What one writes where a password, or a new one, is asked for.
  'password passwords passcode passphrase pass pasword pwd newpass newpassword mypassword change changeme changeit',
  'default temp temporary reset secret private secure security confidential letmein enter open access allow',
  'welcome hello namaste namaskar thankyou please sorry good best new first start begin',
  // Who one is there, and what it is.
  'admin administrator superadmin super root user username guest owner master manager director officer engineer head',
  'incharge operator supervisor staff employee team group office company work worker login logon signin signup account',
  'system server support service helpdesk demo sample example test testing tester trial dummy',
  // The product and its field.
  'anupalan ehs hse esg compliance consent consents pollution control board environment environmental safety health',
  'cpcb spcb mpcb gpcb kspcb tnpcb cte cto cca moef moefcc parivesh factory plant unit site works chemical chemicals',
  'industry industries industrial pharma steel cement sugar textile paper power water air waste green clean effluent',
  'stack noise lab labs laboratory report reports task tasks audit limited ltd pvt private',
  // The country, its states and cities.
  'india indian bharat hindustan jaihind vandemataram maharashtra gujarat rajasthan punjab haryana kerala karnataka',
  'tamilnadu telangana andhra bengal odisha bihar assam goa uttarakhand himachal jharkhand chhattisgarh',
  'mumbai bombay delhi newdelhi pune thane bangalore bengaluru chennai madras kolkata calcutta hyderabad ahmedabad surat',
  'vadodara baroda rajkot ankleshwar vapi bharuch dahej nagpur nashik jaipur udaipur lucknow kanpur indore bhopal kochi',
  'cochin coimbatore mysore mysuru mangalore visakhapatnam vizag chandigarh gurgaon gurugram noida faridabad patna ranchi',
  // Gods, blessings, heroes and first names.
  'ganesh ganesha ganpati krishna shiva shiv ram rama sairam omsairam jaishreeram hanuman durga lakshmi laxmi saraswati',
  'mahadev mahakali ambe jaimatadi guru waheguru allah bismillah jesus christ mother father family love iloveyou',
  'cricket sachin tendulkar dhoni virat kohli rohit ipl rahul amit ankit anil sunil rajesh suresh ramesh mahesh dinesh',
  'deepak sanjay vijay ajay ravi raj kumar sharma singh patel shah gupta priya pooja neha anita sunita kavita asha rani',
  // The calendar.
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep',
  'sept oct nov dec monday tuesday wednesday thursday friday saturday sunday spring summer autumn winter diwali holi',
  'today tomorrow year month',
].flatMap((line) => line.split(' '));
