"""Our own little drawings of nature for the grounds of boards, as SVG around the origin, about 24 units wide."""

from __future__ import annotations

_PINE = (
    '<ellipse cx="1.5" cy="10" rx="7" ry="2" fill="#22391c" opacity=".3"/>'
    '<path d="M-1.1,6h2.2v4.4h-2.2Z" fill="#4b3520"/>'
    '<path d="M0,-12 L4.6,-4.6 H2.6 L6.4,1 H3.6 L7.8,7 H-7.8 L-3.6,1 H-6.4 L-2.6,-4.6 H-4.6Z" fill="#4f7a40"/>'
    '<path d="M0,-12 L4.6,-4.6 H2.6 L6.4,1 H3.6 L7.8,7 H.8 Q3,-2 0,-12Z" fill="#2f5229"/>'
    '<path d="M0,-12 L4.6,-4.6 H2.6 L6.4,1 H3.6 L7.8,7 H-7.8 L-3.6,1 H-6.4 L-2.6,-4.6 H-4.6Z" fill="none"'
    ' stroke="#1f3a1c" stroke-width=".9" stroke-linejoin="round"/>'
)
_OAK = (
    '<ellipse cx="1.5" cy="9.6" rx="7.5" ry="2" fill="#22391c" opacity=".3"/>'
    '<path d="M-1.4,3h2.8l.8,6.8h-4.4Z" fill="#4b3520"/>'
    '<path d="M-7.6,3.6 a4.6,4.6 0 0 1 .2,-8.4 a6.4,6.4 0 0 1 11.6,-2.2 a5,5 0 0 1 4,8.2 a4.3,4.3 0 0 1 -5.2,3.4'
    ' a5,5 0 0 1 -6,.2 a4.4,4.4 0 0 1 -4.6,-1.2Z" fill="#5f8a45" stroke="#233f1e" stroke-width=".9"/>'
    '<path d="M4.2,-7 a5,5 0 0 1 4,8.2 a4.3,4.3 0 0 1 -5.2,3.4 a5,5 0 0 1 -5.2,.6 Q6.6,2.4 4.2,-7Z" fill="#3f6a31"/>'
    '<path d="M-4.4,-3.4 q1.6,-3 4.2,-3" fill="none" stroke="#a8c681" stroke-width="1.2" stroke-linecap="round"/>'
)
_HILLS = (
    '<path d="M-4,7 C0,-6 8,-7.4 14,7Z" fill="#b98c55" stroke="#6b4a26" stroke-width="1"/>'
    '<path d="M7,-2.2 C10,0 12,3 14,7 H8.6 Q9.4,2 7,-2.2Z" fill="#8f6839"/>'
    '<path d="M-14,7 C-10,-4.4 -3.4,-6.6 3.4,7Z" fill="#d3ab71" stroke="#6b4a26" stroke-width="1"/>'
    '<path d="M-4,-2 C-1,0 1.4,3 3.4,7 H-1.4 Q-1.4,2 -4,-2Z" fill="#a57c48"/>'
    '<path d="M-10.6,5 q1.6,-4.4 3.6,-5.8 M1.4,-1.4 q1.8,-2.4 3.2,-2.6" fill="none" stroke="#f3dcae"'
    ' stroke-width="1.1" stroke-linecap="round"/>'
)
_KNOLL = (
    '<path d="M-12,6 C-6,-7 5,-7 12,6Z" fill="#c99f66" stroke="#6b4a26" stroke-width="1"/>'
    '<path d="M2.4,-3.6 C6.6,-2.4 9.6,1.4 12,6 H5 Q6,1 2.4,-3.6Z" fill="#9a713f"/>'
    '<path d="M-8.4,3.8 q2.4,-4.6 6,-6 M-3,5 q.6,-2 1.6,-3" fill="none" stroke="#f3dcae" stroke-width="1.1"'
    ' stroke-linecap="round"/>'
)
_PEAKS = (
    '<ellipse cx="2" cy="10" rx="14" ry="2.2" fill="#3c342f" opacity=".28"/>'
    '<path d="M-15,10 L-3.6,-13 L1.6,-4 L5.4,-8.4 L15,10Z" fill="#d6cec7"/>'
    '<path d="M-3.6,-13 L1.6,-4 L3.4,-6 L3,1 L6.4,5 L4.6,10 H-.6 L.6,4 L-3,-1 L-1.6,-6Z" fill="#8d837c"/>'
    '<path d="M5.4,-8.4 L15,10 H8 L8.6,4 L6,-1Z" fill="#8d837c"/>'
    '<path d="M-3.6,-13 L-8,-4.2 L-5.6,-5.6 L-4,-3 L-2,-5.6 L.2,-4.2 L1,-5Z M5.4,-8.4 L2.6,-5.2 L4.6,-4.6 L6,-2.8'
    ' L8,-3.4Z" fill="#fff"/>'
    '<path d="M-15,10 L-3.6,-13 L1.6,-4 L5.4,-8.4 L15,10" fill="none" stroke="#453c36" stroke-width="1.1"'
    ' stroke-linejoin="round" stroke-linecap="round"/>'
)
_CRAG = (
    '<ellipse cx="2" cy="9" rx="10" ry="1.8" fill="#3c342f" opacity=".28"/>'
    '<path d="M-10.6,9 L-.6,-9.4 L10.6,9Z" fill="#d0c7c0"/>'
    '<path d="M-.6,-9.4 L10.6,9 H1 L2.6,3.6 L-.6,-1Z" fill="#8d837c"/>'
    '<path d="M-.6,-9.4 L-4,-3.2 L-2,-4.2 L-.4,-2 L1.2,-4 L3.2,-3Z" fill="#fff"/>'
    '<path d="M-10.6,9 L-.6,-9.4 L10.6,9" fill="none" stroke="#453c36" stroke-width="1.1" stroke-linejoin="round"'
    ' stroke-linecap="round"/>'
)
_REEDS = (
    '<ellipse cx="0" cy="7.4" rx="10" ry="2.6" fill="#5f8b8c" opacity=".65"/>'
    '<path d="M-8,7.6h5 M-1,9h6 M3.4,6.6h5" stroke="#d5e4d2" stroke-width=".8" stroke-linecap="round" opacity=".8"/>'
    '<path d="M-4,7 Q-4.6,-1 -6.6,-6 M-.4,7.6 Q-.4,-2 .4,-9 M3.6,7 Q4,0 6.2,-5 M-1.6,7 Q-3,3 -7.6,1 M2,7 Q4,3 9,2"'
    ' fill="none" stroke="#37492c" stroke-width="1.2" stroke-linecap="round"/>'
    '<path d="M-6.9,-8.4 l.9,4.6 M.5,-11.4 l-.3,5 M6.7,-7.2 l-1.4,4.4" stroke="#6a4222" stroke-width="2.7"'
    ' stroke-linecap="round"/>'
)
_POOL = (
    '<ellipse cx="0" cy="3" rx="11" ry="4" fill="#567f80" opacity=".7"/>'
    '<ellipse cx="-.6" cy="2.4" rx="8.6" ry="2.6" fill="#7fa5a0" opacity=".8"/>'
    '<path d="M-5,2.6h4 M1,3.8h5" stroke="#e0ecda" stroke-width=".8" stroke-linecap="round"/>'
    '<path d="M-9,3 Q-9.6,-1 -11.4,-3 M-8,3 Q-7.8,-2 -7,-5 M8.6,4 Q9,0 11,-2.4 M7.8,4 Q7.4,1 6.2,-1.4" fill="none"'
    ' stroke="#37492c" stroke-width="1.1" stroke-linecap="round"/>'
    '<path d="M3,1.6 a2.2,1.4 0 1 1 -3.4,-.7 l1.6,.6Z" fill="#4d7136"/>'
)
_WHEAT = (
    '<path d="M0,9 Q-.4,0 0,-8 M-1,9 Q-3.6,1 -6,-5.6 M1,9 Q3.6,1 6,-5.6" fill="none" stroke="#9a741f"'
    ' stroke-width="1.1" stroke-linecap="round"/>'
    '<g fill="#b8860f" stroke="#7d5c12" stroke-width=".45"><path d="M0,-12 q1.7,2.4 0,5 q-1.7,-2.6 0,-5Z'
    " M-.2,-6.4 q-3,-.4 -3.2,-3.4 q2.8,.4 3.2,3.4Z M.2,-6.4 q3,-.4 3.2,-3.4 q-2.8,.4 -3.2,3.4Z"
    " M-.2,-2.8 q-3,-.4 -3.2,-3.4 q2.8,.4 3.2,3.4Z M.2,-2.8 q3,-.4 3.2,-3.4 q-2.8,.4 -3.2,3.4Z"
    " M-7.4,-9.2 q2.4,1.4 1.5,4.2 q-2.5,-1.3 -1.5,-4.2Z M-5.6,-4 q-3,.4 -4.2,-2.2 q3,-.4 4.2,2.2Z"
    " M-4.6,-1.6 q2.6,-1.4 2,-4.2 q-2.6,1.2 -2,4.2Z M7.4,-9.2 q-2.4,1.4 -1.5,4.2 q2.5,-1.3 1.5,-4.2Z"
    ' M5.6,-4 q3,.4 4.2,-2.2 q-3,-.4 -4.2,2.2Z M4.6,-1.6 q-2.6,-1.4 -2,-4.2 q2.6,1.2 2,4.2Z"/></g>'
    '<path d="M-2.6,4.4 h5.2" stroke="#a8551f" stroke-width="1.7" stroke-linecap="round"/>'
)
_FURROWS = (
    '<path d="M-11,-3 Q-4,-6 2,-3.6 T11,-4 M-11.6,1 Q-4,-2 2,.4 T11.6,0 M-11,5 Q-4,2 2,4.4 T11,4" fill="none"'
    ' stroke="#a37c28" stroke-width="1.1" stroke-linecap="round" opacity=".8"/>'
    '<path d="M-7,-4.6v-2.6 M-1,-4.6v-2.6 M5,-3.6v-2.6 M-5,-.6v-2.6 M1,0v-2.6 M7,.2v-2.6 M-7,3.4v-2.6 M-1,3.4v-2.6'
    ' M5,4.2v-2.6" stroke="#6f8f36" stroke-width="1.3" stroke-linecap="round"/>'
)
_WAVES = (
    '<path d="M-11,-2 q2.8,-3.4 5.5,0 t5.5,0 t5.5,0 M-5.5,3.6 q2.8,-3.4 5.5,0 t5.5,0 t5.5,0" fill="none"'
    ' stroke="#e4f3f3" stroke-width="1.3" stroke-linecap="round" opacity=".75"/>'
)
_RIPPLE = (
    '<path d="M-8,0 q2,-2.6 4,0 t4,0 t4,0 t4,0" fill="none" stroke="#e4f3f3" stroke-width="1.2"'
    ' stroke-linecap="round" opacity=".65"/>'
)

SKETCHES = {
    "pine": _PINE,
    "oak": _OAK,
    "hills": _HILLS,
    "knoll": _KNOLL,
    "peaks": _PEAKS,
    "crag": _CRAG,
    "reeds": _REEDS,
    "pool": _POOL,
    "wheat": _WHEAT,
    "furrows": _FURROWS,
    "waves": _WAVES,
    "ripple": _RIPPLE,
}
