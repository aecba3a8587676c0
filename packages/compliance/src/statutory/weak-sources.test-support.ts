/** Sites that share documents, forums, blogs and commentaries: none of them has the text of an authority. */
export const WEAK_SOURCE =
  /(?:^|[/.])(?:scribd|studylib|dokumen|docsbay|docplayer|pdfslide|slideshare|academia|studocu|citehr|turbocomply|1-comply|legalitysimplified|compliancecalendar|courtkutchehry|greenpermits|cgwacompliance|assuranceindia|evtlindia|lexplosion|blogspot|wordpress|medium|downloadformsindia)\.|[/.]blog[./]|\/blog\//i;
