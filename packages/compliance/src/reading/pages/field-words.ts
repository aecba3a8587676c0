/**
 * Words of orders that are not among the commonest of English: treatment, waste, industry, offices. In small letters, by the
 * alphabet, a plural with "s" by its singular. What a page says in other words is odd (`known-words.ts`).
 */
export const FIELD_WORDS = `
abide absolve accordance accreditation accredited acid acoustic acoustically activated adhere advisable
aerobic aggrieved alcohol alkali alteration ambient amend amended amendment ammonia anaerobic analyse
analysed analyser anew annexed annexure annually annum anodes applicable applicant appraised apprehended
arising arresters arsenic asbestos ash assessing assets audit auditor authorisation authorised authorises
authorization authorize authorized authorizing autoclave averaged barrels bath batteries bedding bench
biodegradable biogas biomass biomedical blower boiler bolts booth borewell boron boundary brick brigade
briquette bunker burner burning burns burst buyers bypass bypasses cac cadmium calendar calibrated
calibration cancelled canopy capacities captive carbon carryout cation caustic cement certificate
certified chassis chemist chest chimney chloride chlorinated chlorine chrome chromium circular circulate
clariflocculator clay clearance closure coal coating coconut coliform colony colour colouring combustion
commissioning communicated compaction competent compliance comply composite composting compounds
compressors concentrate concentrated concentration condensate condensers conduct conducted conductivity
conform connectivity consent conservation consignments consolidated constituents constitute constituted
constitution construction construed consultation consumed containers contaminated contamination
contravention conversion converted convey conveyance conveyor cooled cooling copper corporate cotton
coverage cranes crossed cubic cumulative curing cyanide cyclone dealer decanted decibel decontamination
defaulter degreasing demolition dense departs deposition desilted deteriorating deviation dewatering
diesel digester digitally dilute dioxide discharge discharged dismantle dismantler disposal dispose
disposed distillers distillery domestic dosing drain drainage dried drill drums dryer ducts duly dumped
dumping dust dye dyeing dyke ear eastern efficiency efficiently effluent eighteen electricity electro
electrolytic electronically electrostatic eleven eliminator email emission emptied encash encashed
enclosed enclosure endorsed energy enforced enlarged ensuing environmental equalisation erection estate
estimated etc ethanol evaporator examination excavation exceed exceeded exceeding exemption exhaust
expenditure expires expiry exposed extraction fabric faecal favour fax fee fence filter filtered
filtration fired flakes flame fleshings flooring flue fluid fluoride flushing foam forbidden forest forged
forging forthwith fortnight forwarded foul foundry frequency fuel fugitive fume furnace furnish furnished
gardening garments gaseous gases gasifier gate generator genset glaze gov gpcb grain granite grease
greenbelt groundwater guideline habitation harvest harvesting hazardous heater hectare height helmets
herbal herein hereinafter hereunder herewith hexavalent hood hopper hosiery housekeeping husk hydrogen
ignition impermeable impervious incineration incinerator incorporated indicated indirectly industries
infringement injury inlet insertion inspect inspected inspecting inspection inspector institute instrument
intake integrity interlocks intimate intimated intimation investment inward irrigation issuance
jurisdiction kerb kiln kilolitre kilometres kspcb laboratories ladders lagoon laid lakh lamps landfill
lapses leachate leak leakage leather liberty licence lighting lime liming lined liner lining lint liquid
liquor litre located lodged lung lye machinery mailed maintenance maker management mandatory manganese
manholes manifest manufacture manufacturer manure masks measurement melter mercury metabisulphite metallic
meter metered methanol metres metric microgram mill milligram mining mishap mist mock monitored monitoring
monsoon monthly mpcb muffler municipal muster nasal native neighbour neutral newspapers nickel ninety
nitrogen norms northern notification notified nuisance numbered nuts obnoxious observer occupational
occupier odour online opacity organic organisation osmosis outlet oven overflow overhauled ownership oxide
oxidiser oxygen ozone packing paint panels parameter particulate passivation paste paved periodical
periodically periphery permeate permissible personnel perusal petcoke phenol phenolic phosphate phosphorus
photographs pickling piezometers pigment pipelines pit plantation planted plated platform plating
poisonous polished polishing pollutant polluted pollution ponds portal potable pourers powder ppm pre
preceding precipitator prejudice premises prescribe prescribed prevention preventive privilege proceedings
programme prominent proponent prosecution provisions pumps quarrying quarterly quench raingauge rainwater
rainy ray reactor reagent receipt recharge reclamation recognised recognises recovery rectification
recycle recycled recycler recycling refiner refrigerant regenerate regional regulatory rehearsal
remediation remit remitted renewable renewal renewed rent reprocessors reservoir residual residue resin
respective restoration retention reuse reused revised revocation revoke revoked rinse rinsing rod rolling
roof roofed ruled salt sampling sanction sanctuary sand sanitary saplings sarpanch satisfaction scenarios
schedule scientifically scraped screening scrubber scrubbing sedimentation segregate segregated
segregation selenium sensors septic septum settler setup sewage sewer sewerage shed shredder signature
silencers silica silo situated skin slag sludge smoke soaking soda sodium soil solar solidified solubles
solvent soot species specifications spheroidised spillage spills spirometry spray spraying sprinkled
sprinkler sprinkling stack stamp stationary steam steel sterilisation stipulated storm stormwater
stringent stringently strip submission subsequently succeeding sulfur sulphate sulphide sulphur sulphuric
sump supplier suppression surplus surrounding survival sweeping swept taluk tankers tanned tannery tanning
tar tears technological tehsil tensile termination textile thereof thereto thermal thinner thirty tiles
timber toilet tolerance tolerated toluene tonnes topsoil tower toxic toxicity trade transportation trend
trimmings trivalent tube turbidity ultrafiltration undergo underground undertaking unforeseen unloading
untreated upload uploaded uptake upto utilisation utilize vapour vehicle vendor vent ventilation verify
vibration vide vigilance village violation vitrified volatile washed washing wastewater watering
waterworks web website weighbridge weighed weighing weighted wet whichever width wing withdrawal withdrawn
wood workshop wronged yard yarn yearly zinc zone
`;
