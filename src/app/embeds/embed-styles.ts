/**
 * The look of embedded pages: the colours of `tokens.css` that they use, and system fonts, so that one answer is all that a frame
 * fetches beside the picture.
 */
export const embedStyles = `:root{color-scheme:light dark;--ground:light-dark(#faf8f3,#171613);--surface:light-dark(#fff,#211f1b);--sunken:light-dark(#f1ede3,#2a2823);--ink:light-dark(#1c1b19,#f2efe7);--quiet:light-dark(#5f5a50,#b5afa2);--line:light-dark(#d9d4c7,#3d3a33);--indigo:light-dark(#2b3a78,#a9b6f0);--on-indigo:light-dark(#fff,#151b38);--indigo-wash:light-dark(#e9ebf5,#2a2f4a);--vermilion:light-dark(#b3331c,#ff9d86);--vermilion-wash:light-dark(#fbe9e4,#44241c);--green:light-dark(#1f6b4a,#8fd3b1);--green-wash:light-dark(#e3f1ea,#1d372b)}
*{box-sizing:border-box;margin:0}
body{background:var(--ground);color:var(--ink);font:1rem/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif;padding:.75rem;overflow-wrap:anywhere}
:lang(ja){font-family:"Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic",system-ui,sans-serif;word-break:auto-phrase}
main{max-width:40rem;margin-inline:auto}
a{color:var(--indigo)}
a:focus-visible{outline:2px solid var(--indigo);outline-offset:2px}
h1{font-size:1.125rem;line-height:1.4;text-wrap:balance}
h1 a,h2 a{color:inherit;text-decoration:none}
h1 a:hover,h2 a:hover{text-decoration:underline}
h2{font-size:1rem;line-height:1.4}
ul{list-style:none;padding:0;margin-block:.75rem;display:grid;gap:.5rem}
article{background:var(--surface);border:1px solid var(--line);border-radius:1rem;overflow:hidden}
.whole>img{display:block;width:100%;height:auto;aspect-ratio:16/9;object-fit:cover}
@media(min-width:34rem){.whole{display:flex}.whole>img{width:16rem;align-self:flex-start;border-end-end-radius:.625rem}}
.whole>.row{flex:1;min-width:0}
.row{display:flex;gap:.75rem;padding:.75rem}
.leaf{flex:none;width:3.25rem;text-align:center;line-height:1.2;color:var(--quiet);font-size:.8125rem}
.leaf b{display:block;font-size:1.625rem;color:var(--ink)}
.words{flex:1;min-width:0;display:grid;gap:.25rem;align-content:start}
.quiet{color:var(--quiet);font-size:.9375rem}
.marks{display:flex;flex-wrap:wrap;gap:.375rem}
.marks:empty{display:none}
.marks [data-tone]{padding:.125rem .5rem;border-radius:.375rem;background:var(--sunken);font-size:.8125rem;font-weight:600}
.marks [data-tone=now]{background:var(--vermilion-wash);color:var(--vermilion)}
.marks [data-tone=good]{background:var(--green-wash);color:var(--green)}
.marks [data-tone=info],.marks [data-tone=recognized]{background:var(--indigo-wash);color:var(--indigo)}
.apply{display:inline-block;margin-top:.25rem;padding:.625rem 1.25rem;border-radius:.625rem;background:var(--indigo);color:var(--on-indigo);font-weight:600;text-decoration:none;justify-self:start;min-height:2.75rem}
footer{display:flex;flex-wrap:wrap;justify-content:space-between;gap:0 1rem;margin-top:.5rem;font-size:.8125rem}
footer a{padding-block:.625rem}`;
